/** The page's palette, by day and by night. Heat goes by classes: a strict policy allows no styles in elements. */
const heat = Array.from(
  { length: 11 },
  (_, step) =>
    `.heat${step} { background: color-mix(in oklab, var(--gold) calc(var(--heat) * ${(8 + 9.2 * step) / 100}), var(--ground)); }`,
)

export const STYLE = `:root {
  --ground: #f4eee2;
  --raised: #ebe3d2;
  --hairline: #d9cdb8;
  --ink: #1f1a16;
  --ink-strong: #120e0b;
  --ink-second: #665b4e;
  --gold: #8c6420;
  --link: #1d6b5b;
  --heat: 62%;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #151110;
    --raised: #211a17;
    --hairline: #342a25;
    --ink: #efe5d2;
    --ink-strong: #fbf2df;
    --ink-second: #b3a48e;
    --gold: #cda255;
    --link: #6cc3aa;
    --heat: 46%;
    color-scheme: dark;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 "Literata Variable", Literata, Georgia, serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2, h3 { color: var(--ink-strong); line-height: 1.2; font-weight: 600; margin: 0; }
h1 { font-size: 2.25rem; }
h2 { font-size: 1.5rem; padding-top: 2.5rem; border-top: 1px solid var(--hairline); margin-top: 2.5rem; }
h3 { font-size: 1.125rem; }
header p, figcaption p { margin: 0.25rem 0 0; color: var(--ink-second); max-width: 44rem; }
.kind { letter-spacing: 0.12em; text-transform: uppercase; font-size: 0.8rem; }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: 0.9em "Spline Sans Mono Variable", ui-monospace, monospace; overflow-wrap: anywhere; }
figure, .list { margin: 2rem 0 0; }
figcaption { margin-bottom: 0.75rem; }
.wide { overflow-x: auto; }

.lanes { display: grid; grid-template-columns: minmax(4.5rem, auto) 1fr auto; column-gap: 1rem; align-items: stretch; }
.lane-name, .lane-value, .unit { align-self: center; font: 0.875rem/1.4 "Spline Sans Mono Variable", ui-monospace, monospace; }
.lane-name { color: var(--ink); overflow-wrap: anywhere; }
.lane-value { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.unit { text-align: right; color: var(--ink-second); font-size: 0.75rem; }
.lane { width: 100%; height: 44px; overflow: visible; display: block; }
.axis { width: 100%; height: 22px; overflow: visible; display: block; }
.tick { font: 0.75rem "Spline Sans Mono Variable", ui-monospace, monospace; fill: var(--ink-second); }
.grid { stroke: var(--hairline); stroke-width: 1; }
.whisker { stroke: var(--ink-second); stroke-width: 2; }
.bar { stroke: var(--gold); stroke-width: 10; }
.dot { fill: var(--gold); stroke: var(--ground); stroke-width: 1.5; }
.middle { stroke: var(--ink-second); stroke-width: 1; stroke-dasharray: 2 2; }
.small { display: block; width: 100%; height: 16px; margin: 0.25rem 0; overflow: visible; }
.small .dot { fill: var(--ink-strong); }
.small .whisker { stroke: var(--ink-strong); stroke-width: 1.5; }

table { border-collapse: collapse; font: 0.875rem/1.4 "Spline Sans Mono Variable", ui-monospace, monospace; font-variant-numeric: tabular-nums; }
th { font-weight: 500; text-align: left; color: var(--ink-second); }
tbody th { color: var(--ink); }
.matrix { width: 100%; max-width: 46rem; table-layout: fixed; }
.matrix th, .matrix td { padding: 0.375rem; }
.matrix thead td { width: 7rem; }
.matrix tbody th { padding-left: 0; overflow-wrap: anywhere; }
.matrix thead th { text-align: center; vertical-align: bottom; overflow-wrap: anywhere; }
.matrix tbody td { border: 2px solid var(--ground); padding: 0; text-align: center; }
.matrix td a { display: block; padding: 0.625rem 0.5rem; color: var(--ink-strong); text-decoration: none; }
.matrix td a:hover b { text-decoration: underline; }
.matrix td b { font-size: 1.0625rem; }
.matrix td span { display: block; font-size: 0.75rem; white-space: nowrap; }
.matrix .none { background: var(--raised); }
@media (max-width: 40rem) {
  .matrix { table-layout: auto; }
  .matrix thead td { width: auto; }
  .matrix tbody th { font-size: 0.8125rem; overflow-wrap: normal; }
  .matrix tbody td { min-width: 5.875rem; }
  .matrix td a { padding: 0.625rem 0.125rem; }
  .matrix td b { font-size: 0.9375rem; }
  .lanes { column-gap: 0.75rem; }
}
.figures th, .figures td, .games th, .games td, .plain th, .plain td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--hairline); white-space: nowrap; }
.figures th:first-child, .games th:first-child, .games td:first-child, .plain th:first-child { padding-left: 0; }
.figures td, .figures thead th { text-align: right; }
.figures td a { color: var(--ink); text-decoration-color: var(--hairline); }
.plain td { white-space: normal; }
${heat.join('\n')}
`
