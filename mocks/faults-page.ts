import { CALL_NAMES, type Call } from "#src/api/calls.ts";
import { escapeMarkup } from "#src/lib/escape-markup.ts";
import { CATALOGUE } from "./catalogue.ts";
import { errorText, FAULT_TABLE } from "./fault-table.ts";
import { FAULT_NAMES, type Faults } from "./faults.ts";

const MONSTER_COUNTS = [0, 2, CATALOGUE.length, 1_000, 2_000, 10_000, 100_000];

/** Those that the table has no row for: unusual data, slow answers, a refused token. */
const OTHER_FAULTS = [...FAULT_NAMES, "delay-3000", "refuses-eyJ"].filter(
  (name) => !FAULT_TABLE.some(({ fault }) => fault === name),
);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 75rem; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
.faults { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 0.75rem; }
.faults > li { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0.75rem; }
h3 { margin: 0; font-size: 1rem; }
h3 + ul { margin: 0.25rem 0 0; }
.counts { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
a, button { display: inline-flex; align-items: center; min-height: 44px; min-width: 44px; font: inherit; }
[aria-current] { font-weight: bold; }
[aria-current]::before { content: "✓"; margin-inline-end: 0.25rem; }
`;

const japanese = (text: string) => `<span lang="ja">${escapeMarkup(text)}</span>`;

/** The page at which a developer switches faults on and off. Each link keeps what else is on. */
export function renderFaultsPage(faults: Faults): string {
  const link = (change: Faults, content: string) => {
    const isOn = Object.entries(change).every(
      ([key, value]) => new URLSearchParams(faults).get(key) === value,
    );
    const query = new URLSearchParams({ ...faults, ...change });
    const current = isOn ? ' aria-current="true"' : "";
    return `<li><a href="?${escapeMarkup(String(query))}"${current}><span>${content}</span></a></li>`;
  };
  const item = (name: string, fault: string, outcomeOf: (call: Call) => string) => {
    const links = CALL_NAMES.map((call) => link({ [call]: fault }, `${call}: ${outcomeOf(call)}`));
    return `<li><h3>${escapeMarkup(name)} <code>${fault}</code></h3><ul>${links.join("")}</ul></li>`;
  };

  const on = Object.entries(faults).map(
    ([name, value]) => `<li><code>${escapeMarkup(`${name}=${value}`)}</code></li>`,
  );
  const counts = MONSTER_COUNTS.map((count) =>
    link({ monsters: String(count) }, `${count.toLocaleString("en")} monsters`),
  );
  const rows = FAULT_TABLE.map((row) => {
    const tries = row.attempts === 1 ? "asked once" : `asked ${row.attempts} times`;
    return item(`${row.name}, ${tries}`, row.fault, (call) => {
      const text = errorText(row, call);
      return text === null ? "gives data" : japanese(text);
    });
  });
  const others = OTHER_FAULTS.map((fault) => item("", fault, () => fault));

  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Faults of the embedded API</title>
<style>${STYLE}</style>
<main>
<h1>Faults of the embedded API</h1>
<p>A link makes a call fail in this browser, and says what the app makes of it. Reload pages of the app that are open.</p>
<h2>On now</h2>
${on.length > 0 ? `<ul>${on.join("")}</ul>` : "<p>Nothing: every call works.</p>"}
<form method="post"><button>End all faults</button></form>
<h2>How many monsters</h2>
<ul class="counts">${counts.join("")}</ul>
<h2>Failures</h2>
<ul class="faults">${rows.join("")}</ul>
<h2>Other answers</h2>
<ul class="faults">${others.join("")}</ul>
</main>
</html>
`;
}
