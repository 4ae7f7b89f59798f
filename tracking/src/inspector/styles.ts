/** The panel's own styles. Constructed, not inline: a strict content security policy lets them pass. */
export const styles = `
:host { all: initial; }
section.panel {
  --ink: #2c2420; --paper: #fdfaf5; --line: #d9cdbf; --quiet: #6b5d52; --good: #2f6b3c; --wait: #8a5a00; --bad: #a3261f;
  position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 60vh; display: grid;
  grid-template-rows: auto 1fr; color: var(--ink); background: var(--paper); border-block-start: 2px solid var(--line);
  box-shadow: 0 -8px 32px rgb(44 36 32 / 20%); font: 14px/1.5 system-ui, sans-serif;
}
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 16px; }
h2 { margin: 0; font-size: 16px; }
header p { margin: 0; color: var(--quiet); flex: 1 1 12rem; }
header p[role='status'] { flex: 0 1 auto; }
header p:empty { margin-inline-end: -16px; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: 8px;
  padding: 6px 12px; min-block-size: 36px; cursor: pointer; }
[hidden] { display: none !important; }
button:hover { background: color-mix(in srgb, currentcolor 10%, transparent); }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
.entries { overflow: auto; padding: 0 16px 16px; }
details { border-block-start: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 8px 0; cursor: pointer; }
summary time { color: var(--quiet); font-variant-numeric: tabular-nums; min-inline-size: 4.5rem; }
summary span { overflow-wrap: anywhere; }
summary i { margin-inline-start: auto; font-style: normal; color: var(--quiet); }
h3 { font-size: 14px; margin: 12px 0 4px; }
details p { margin: 0 0 4px; }
[data-outcome='sent'] h3 { color: var(--good); }
[data-outcome='held'] h3 { color: var(--wait); }
[data-outcome='failed'] h3, .warning { color: var(--bad); }
pre { margin: 0 0 8px; padding: 8px 12px; background: color-mix(in srgb, var(--line) 30%, transparent); border-radius: 8px;
  overflow: auto; max-block-size: 16rem; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
label { display: block; padding: 0 16px 12px; }
textarea { display: block; inline-size: 100%; box-sizing: border-box; min-block-size: 5rem; margin-block: 4px 8px;
  font: 12px/1.5 ui-monospace, monospace; color: inherit; background: none; border: 1px solid var(--quiet); border-radius: 8px; }
@media (prefers-color-scheme: dark) {
  section.panel { --ink: #f3ebe1; --paper: #221c18; --line: #4a4038; --quiet: #b8a99b; --good: #8fd19e; --wait: #f0c674; --bad: #ff9d94; }
}
@media print { section.panel { display: none; } }
`;
