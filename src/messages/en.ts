import { nameReading } from "@monster-field/name-search/reading";
import { groupDigits } from "#src/lib/digits.ts";
import { isolate } from "#src/lib/isolate.ts";
import { memoize } from "#src/lib/memoize.ts";
import { shortNumber } from "./format-number.ts";
import type { Messages } from "./ja.ts";

/** Each card says its name twice, and is rendered often. */
const readingOf = memoize(nameReading);

const most = (words: string) => ({ before: `The ${words} of `, after: "" });

/** The name of a monster with its reading, where it is all that is said of it. */
function withReading(name: string): string {
  const reading = readingOf(name);
  return reading ? `${isolate(name)} (${isolate(reading)})` : isolate(name);
}

/** A name and its reading in the words of a link or button, so that whoever says what they see is understood. */
const asShown = (name: string) => `${isolate(name)} ${isolate(readingOf(name) ?? "")}`.trim();

/** `1st`, `2nd`, `11th`. */
function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return groupDigits(place) + ((!isTeen && ["th", "st", "nd", "rd"][place % 10]) || "th");
}

/** Every text of the app in English. */
export const en: Messages = {
  appName: "Monster Field",
  pageTitle: (screen) => `${screen} | Monster Field`,
  language: { label: "Language" },
  theme: { label: "Theme", system: "As the device", light: "Light", dark: "Dark" },
  nav: {
    label: "Main navigation",
    skip: "Skip to content",
    home: "Home",
    encyclopedia: "Monster encyclopedia",
    myPage: "My page",
    logIn: "Log in",
    logOut: "Log out",
    loggedOut: "You are logged out",
    guestUser: "Guest user",
    userMenu: (name) => `User menu of ${isolate(name)}`,
    display: "Display settings",
    checkingLogin: "Checking whether you are logged in",
  },
  home: {
    tagline: "Beyond the tall grass, friends whose names you don’t know yet are waiting.",
    introduction:
      "A browser game about finding monsters, raising them and traveling together. The encyclopedia is open now.",
    startGame: "Start game",
    startGameNote: "The game itself is coming soon",
    openEncyclopedia: "Open the encyclopedia",
    features: "Features",
    monsters: "Monsters",
    monsterOfTheDay: "Monster of the day",
  },
  features: {
    catching: {
      title: "Catch and raise monsters",
      text: "Make friends of the monsters you meet and help them level up.",
    },
    map: {
      title: "Grid map movement",
      text: "Cross a world of squares, one step at a time, into lands unknown.",
    },
    battle: {
      title: "Turn-based battles",
      text: "Weigh moves against speed in battles that give you time to think.",
    },
    items: {
      title: "Collect and use items",
      text: "Gather what you find on the way and use it when it counts.",
    },
  },
  health: {
    title: "API connection test",
    endpoint: "Endpoint",
    testing: "Testing the API connection...",
    healthy: "API connection success: healthy",
    reported: (message) => `API connection error: ${isolate(message)}`,
    unknownError: "unknown error",
    runAgain: "Test again",
  },
  monster: {
    reading: readingOf,
    withReading,
    title: "Monster information",
    number: (number) => `No.${number.padStart(3, "0")}`,
    amount: (value) => shortNumber(value, "en"),
    scale: (highest) => `Scale 0–${shortNumber(highest, "en")}`,
    loading: "Loading the monster...",
    level: "Level",
    detailsOf: (name) => `Details of ${asShown(name)}`,
    hp: "HP",
    attack: "Attack",
    defense: "Defense",
    speed: "Speed",
    total: "Total",
    stats: "Stats",
    rank: (place, count) => ({
      place: ordinal(place),
      after: `of ${groupDigits(count)}`,
    }),
    firstOfType: { separator: ",", before: "1st in", after: "" },
    bestAt: "Best at",
    all: "all",
    best: {
      hp: most("highest HP"),
      attack: most("highest attack"),
      defense: most("highest defense"),
      speed: most("fastest"),
      total: most("highest total"),
    },
    sameType: "Same type",
    similar: "Similar stats",
    moves: "Moves",
    foundMove: "Move:",
    noMoves: "No known moves",
    unknown: "Unknown",
    capture: "Capture",
    captureNote: "Coming soon",
    back: "Back",
  },
  monsters: {
    loading: "Loading monsters...",
    loaded: (count) => `${groupDigits(count)} ${count === 1 ? "monster" : "monsters"} loaded`,
    empty: "No monsters have been registered yet",
    place: (position, count) => `${groupDigits(position)} of ${groupDigits(count)}`,
  },
  search: {
    form: "Search",
    label: "Search monsters",
    hint: "Name, number, type or move",
    suggestions: "Suggestions",
    recent: "Recently viewed",
    seeAll: (count) => `See all ${groupDigits(count)} in the encyclopedia`,
    suggestionCount: (count) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
    filters: "Filter",
    types: "Types",
    otherType: "Other",
    moreTypes: "More types",
    ranges: "Ranges of level and stats",
    minimumOf: (name) => `Minimum ${name}`,
    maximumOf: (name) => `Maximum ${name}`,
    ends: { min: "Min", max: "Max" },
    inRange: (name, { min, max }) => {
      const [from, to] = [min, max].map((end) => end !== undefined && shortNumber(end, "en"));
      if (!to) return `${name} ${from}+`;
      if (!from) return `${name} up to ${to}`;
      return `${name} ${from === to ? to : `${from}–${to}`}`;
    },
    swapped: (name) => `Minimum and maximum ${name} were swapped`,
    notANumber: "Enter a number in digits, such as 50",
    sort: "Sort by",
    bestMatch: "Best match",
    orders: {
      number: { asc: "By number", desc: "Number, high to low" },
      name: { asc: "By name", desc: "By name, reversed" },
      value: { asc: (name) => `${name}, low to high`, desc: (name) => `${name}, high to low` },
    },
    found: (count, all) =>
      count === all
        ? `${groupDigits(count)} ${count === 1 ? "monster" : "monsters"}`
        : `${groupDigits(count)} of ${groupDigits(all)} monsters`,
    nothing: "No monsters match",
    searching: "Searching...",
    closest: "Did you mean",
    hidden: (count, condition) =>
      `The filter “${condition}” hides ${count === 1 ? "1 match" : `${count} matches`}`,
    someFilters: "types and ranges",
    lift: "Remove this filter",
    clear: "Clear all",
    seeAllMonsters: "See all",
  },
  table: {
    view: "View",
    cards: "Cards",
    table: "Table",
    number: "No.",
    picture: "Picture",
    name: "Name",
    compare: "Comparison",
    copy: "Copy table",
    copied: (count) =>
      `Table of ${groupDigits(count)} ${count === 1 ? "monster" : "monsters"} copied`,
    failed: "The table could not be copied",
  },
  share: {
    button: "Share",
    copied: "Link copied",
    failed: "The link could not be copied",
  },
  pager: {
    label: "Previous and next monster",
    previous: "Previous",
    next: "Next",
    position: (position, count) => `${groupDigits(position)} of ${groupDigits(count)}`,
    swipe: "Swipe for the next",
    first: "This is the first one",
    last: "This is the last one",
  },
  meet: { someone: "Meet someone", another: "Meet another" },
  favorites: {
    label: "Favorites",
    of: (name) => `Favorite: ${withReading(name)}`,
    added: (name) => `${withReading(name)} is a favorite now`,
    addedForNow: (added) => `${added}, until this page is closed`,
    removed: (name) => `${withReading(name)} is no longer a favorite`,
    empty: "Monsters that you mark with ☆ appear here",
    sharedList: "Shared list",
    firstShared: (count) => `The first ${groupDigits(count)} are shared`,
    addAll: "Add to favorites",
    addedAll: (count) => `${groupDigits(count)} added to the favorites`,
    hasAll: "In your favorites",
    unstored: "Favorites cannot be stored. They last until this page is closed",
  },
  compare: {
    title: "Compare monsters",
    add: (name) => `Compare ${asShown(name)}`,
    remove: (name) => `Remove ${asShown(name)}`,
    full: "You can compare up to three monsters",
    limit: "Three at most",
    added: (name, count) => `${withReading(name)} added to the comparison, ${count} chosen`,
    removed: (name, count) => `${withReading(name)} removed from the comparison, ${count} chosen`,
    refused: (name) => `${withReading(name)} was not added. You can compare up to three monsters`,
    these: (count) => (count === 2 ? "Compare these two" : "Compare these three"),
    shown: (names) => `${names.map(withReading).join(", ")} side by side`,
    caption: "Comparison of stats and moves",
    tray: "Monsters chosen for comparison",
    open: (count) => `Compare ${count}`,
    chooseMore: "Choose one more to compare",
    choose: "Choose a monster",
    isChosen: "Chosen already",
    clear: "Clear all",
    empty: "No monsters chosen",
    notFound: (id) => `There is no monster “${isolate(id)}”`,
    stat: "Value",
    highest: "Highest",
    inCommon: "In common",
    type: "Type",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    close: "Close",
    search: "Go to the search field",
    move: "Move between cards",
    moveToEnd: "First and last card",
    movePage: "Cards one screen up or down",
    open: "Open the details",
    clear: "Clear the search",
    neighbours: "Previous and next monster",
    favorite: "Make the monster of the card a favorite",
    meet: "Meet someone",
    help: "Open this list",
    characterKeys: "Use the keys “/”, “?”, “f” and “r”",
  },
  failures: {
    usual: {
      unreachable: "An error occurred while fetching data",
      rejected: "Failed to fetch data",
    },
    list: {
      unreachable: "An error occurred while fetching monster data",
      rejected: "Failed to fetch monsters",
    },
    detail: {
      unreachable: "An error occurred while fetching monster details",
      rejected: "Failed to fetch monster information",
      notFound: "Monster not found",
    },
    health: {
      unreachable: "An error occurred during the API connection test",
      rejected: "An error occurred during the API connection test",
    },
  },
  types: {
    fire: "Fire",
    water: "Water",
    electric: "Electric",
    grass: "Grass",
    rock: "Rock",
    flying: "Flying",
  },
  login: {
    title: "Log in",
    withGoogle: "Log in with Google",
    note: "A Google account is needed",
    preparing: "Getting ready to log you in",
    ready: "Ready to log in",
    toSee: (page) => `Please log in to see ${page}`,
    done: "You are logged in",
    asGuest: "Continue as guest",
    inApp:
      "Google may refuse to log you in inside another app. Open this page in a browser, such as Safari or Chrome.",
    openFromMenu: "The menu (…) of the app can do that.",
    openBrowser: "Open in the browser",
  },
  guard: { checking: "Checking your login" },
  placeholder: {
    battles: "Battles",
    underConstruction: "This feature is under construction",
  },
  notFound: {
    title: "Page not found",
    home: "Back to home",
  },
  unexpected: {
    title: "Something unexpected went wrong",
    text: "Please try again. If that does not help, reload the page.",
  },
  offline: {
    plain: "You are offline",
    withData: (age) => `You are offline. Fetched ${age ?? "just now"}`,
    withOldData: "You are offline. Fetched earlier",
  },
  update: {
    available: "A new version is available",
    take: "Update",
    underWay: "Updating",
  },
  slow: "This is taking a while",
  retry: "Try again",
};
