/** Puts data into the page as the build does. */
export function embed(id: string, json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${id}"></script>`;
  document.body.firstElementChild?.append(json);
}
