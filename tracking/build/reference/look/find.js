// Finds fields, rules, texts and examples by their words, opens what an address leads to, and folds all examples.
// Without it the page reads just as well.
const form = document.querySelector('[role="search"]');
const input = form.querySelector('input');
const status = form.querySelector('[role="status"]');
const groups = [...document.querySelectorAll('[data-group]')];
const entries = [...document.querySelectorAll('[data-find]')].map((element) => ({
  element,
  kind: element.dataset.find,
  text: `${element.id} ${element.textContent}`.toLowerCase(),
}));

function find() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = new Map();
  for (const { element, kind, text } of entries) {
    const found = words.every((word) => text.includes(word));
    element.hidden = !found;
    if (found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const group of groups) {
    group.hidden = words.length > 0 && !group.querySelector('[data-find]:not([hidden])');
    const link = document.querySelector(`nav a[href="#${CSS.escape(group.id)}"]`);
    if (link) link.parentElement.hidden = group.hidden;
  }
  document.body.classList.toggle('finding', words.length > 0);
  const { top } = document.querySelector('main').getBoundingClientRect();
  if (words.length > 0 && top < 0) document.querySelector('main').scrollIntoView();
  const told = Array.from(counts, ([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`);
  status.textContent = words.length === 0 ? '' : told.join(', ') || 'Nothing found';
}

function follow() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest('[hidden]')) {
    input.value = '';
    find();
  }
  if (target.matches('details')) target.open = true;
  target.scrollIntoView();
}

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', find);
addEventListener('hashchange', follow);
find();
follow();

document.querySelector('.fold').hidden = false;
for (const button of document.querySelectorAll('[data-fold]')) {
  button.addEventListener('click', () => {
    for (const details of document.querySelectorAll('details')) details.open = button.dataset.fold === 'open';
  });
}
