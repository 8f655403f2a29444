"use strict";
(() => {
  const search = document.getElementById("page-search"), hits = document.getElementById("page-hits");
  const units = [...document.querySelectorAll(".unit")], root = document.documentElement;

  // Letters without their marks, with the place of each in the text that was given.
  const plain = text => {
    let out = "";
    const places = [];
    for (let i = 0; i < text.length; i++)
      for (const letter of text[i].normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase()) {
        out += /\s/.test(letter) ? " " : letter;
        places.push(i);
      }
    return [out, places];
  };
  const said = units.map(unit => {
    const copy = unit.cloneNode(true);
    for (const hidden of copy.querySelectorAll(".behind")) hidden.remove();
    return plain(copy.textContent.replace(/\s+/g, " ") + " " + unit.id)[0];
  });

  let marks = [], now = -1;
  const unmark = () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(document.createTextNode(mark.textContent));
      parent.normalize();
    }
    marks = []; now = -1;
  };
  const markIn = (unit, wanted) => {
    const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT, {acceptNode: node =>
      node.parentElement.closest(".behind") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT});
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const [text, places] = plain(node.data), found = [];
      for (const word of wanted)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
          found.push([places[at], (places[at + word.length - 1] ?? node.length - 1) + 1]);
      found.sort((a, b) => b[0] - a[0]);
      let limit = node.length;
      for (const [from, to] of found) {
        if (to > limit) continue;
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        const mark = document.createElement("mark");
        range.surroundContents(mark);
        marks.push(mark);
        limit = from;
      }
    }
  };
  const visible = () => marks.filter(mark => mark.isConnected && mark.offsetParent !== null)
    .sort((a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

  const look = () => {
    unmark();
    const wanted = plain(search.value)[0].split(" ").filter(Boolean);
    let count = 0;
    units.forEach((unit, place) => {
      const found = wanted.every(word => said[place].includes(word));
      unit.hidden = !found;
      if (found && wanted.length) { count++; markIn(unit, wanted); }
    });
    for (const each of document.querySelectorAll("main section, .deck, .wide, .rules"))
      each.hidden = wanted.length > 0 && !each.querySelector(".unit:not([hidden])");
    for (const title of document.querySelectorAll("section > h3")) {
      let next = title.nextElementSibling, any = false;
      for (; next && next.tagName !== "H3"; next = next.nextElementSibling) any ||= !next.hidden;
      title.hidden = !any;
    }
    for (const link of document.querySelectorAll(".contents a"))
      link.parentElement.hidden = document.getElementById(link.hash.slice(1)).hidden;
    hits.textContent = !wanted.length ? "" : count ? hits.dataset.hits.replace("{n}", count) : hits.dataset.none;
  };
  search.addEventListener("input", look);
  search.addEventListener("keydown", event => {
    if (event.key === "Escape") { search.value = ""; look(); }
    if (event.key === "Enter") {
      event.preventDefault();
      const shown = visible();
      if (!shown.length) return;
      shown[now]?.classList.remove("now");
      now = (now + (event.shiftKey ? shown.length - 1 : 1) + shown.length) % shown.length;
      shown[now].classList.add("now");
      shown[now].scrollIntoView({block: "center"});
    }
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) { event.preventDefault(); search.focus(); }
  });

  // A link leads to its rule even while a search hides it.
  const shown = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && search.value && target.closest("[hidden]")) { search.value = ""; look(); target.scrollIntoView(); }
  };
  window.addEventListener("hashchange", shown);

  const toast = document.getElementById("page-toast");
  let timer = 0;
  const say = text => {
    toast.textContent = text;
    toast.classList.add("shown");
    clearTimeout(timer);
    timer = setTimeout(() => toast.classList.remove("shown"), 1600);
  };
  document.addEventListener("click", event => {
    const link = event.target.closest?.("a.fact");
    if (link && navigator.clipboard) navigator.clipboard.writeText(link.href).then(() => say(link.dataset.copied), () => {});
  });

  // The choice lives as long as the page may keep it.
  const stored = name => { try { return localStorage.getItem(name); } catch { return null; } };
  const dark = () => (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const chosen = stored("sugoroku-theme");
  if (chosen === "dark" || chosen === "light") root.dataset.theme = chosen;
  document.getElementById("page-theme").addEventListener("click", () => {
    root.dataset.theme = dark() ? "light" : "dark";
    try { localStorage.setItem("sugoroku-theme", root.dataset.theme); } catch { /* it holds for this visit */ }
  });

  const links = new Map([...document.querySelectorAll(".contents a")].map(link => [link.hash.slice(1), link]));
  const seen = new IntersectionObserver(entries => {
    for (const entry of entries)
      if (entry.isIntersecting) {
        for (const link of links.values()) link.classList.remove("here");
        links.get(entry.target.id)?.classList.add("here");
      }
  }, {rootMargin: "-15% 0px -75% 0px"});
  for (const section of document.querySelectorAll("main section")) seen.observe(section);
  if (matchMedia("(max-width: 64rem)").matches) document.querySelector(".contents details").open = false;
})();
