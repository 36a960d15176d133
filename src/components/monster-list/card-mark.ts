/** On the card of a monster: its id. Scripts of the page find cards by it. */
export const CARD = "data-id";
