import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";

/** Long enough for a machine that has other things to do. */
const PATIENCE = { timeout: 20_000 };

/** Who is silent for so long has nothing more to say of a key. */
const PAUSE_MS = 300;

/** Nothing that is looked for is farther away. */
const MAX_STEPS = 40;

type Environment = Record<string, string | undefined>;

/** Starts a program in a process group of its own. */
const start = (command: string, args: string[], env: Environment) =>
  spawn(command, args, { env, detached: true, stdio: ["ignore", "pipe", "ignore"] });

/** Ends a program and all that it has started. */
function end({ pid, exitCode }: ChildProcess): void {
  if (pid && exitCode === null) process.kill(-pid);
}

const linesOf = (output: Readable) => createInterface(output)[Symbol.asyncIterator]();

/** What it prints as lines of JSON; others are of programs that it starts. */
async function* textsOf(output: Readable): AsyncGenerator<string, undefined> {
  for await (const line of createInterface(output)) {
    if (line.startsWith('"')) yield JSON.parse(line);
  }
}

/** Starts Orca on a display and a session bus of its own. It reads what is started with its `env`. */
export async function startScreenReader() {
  const home = mkdtempSync(join(tmpdir(), "screen-reader-"));
  const display = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], process.env);
  const number = await linesOf(display.stdout).next();
  const env: Environment = {
    ...process.env,
    DISPLAY: `:${number.value}`,
    // Its own words in English, whatever the language of the machine.
    LC_ALL: "C.UTF-8",
    GNOME_ACCESSIBILITY: "1",
    MOZ_ENABLE_WAYLAND: "0",
  };
  const orca = start(
    "dbus-run-session",
    ["--", "/usr/bin/python3", "-I", "tests/e2e/support/speaking-orca.py"],
    // What it stores is not to change that of who works here.
    { ...env, HOME: home, XDG_CONFIG_HOME: "", XDG_DATA_HOME: "", GSETTINGS_BACKEND: "memory" },
  );
  const texts = textsOf(orca.stdout);
  env.DBUS_SESSION_BUS_ADDRESS = (await texts.next()).value;
  // Now it can read: it says that it is there.
  await texts.next();

  const utterances: string[] = [];
  let lastSpoke = 0;
  const listening = (async () => {
    for await (const text of texts) {
      utterances.push(text);
      lastSpoke = Date.now();
    }
  })();

  const xdotool = (...args: string[]) => execFileSync("xdotool", args, { env });
  const said = () => utterances.join("\n");
  const pause = async () => {
    while (Date.now() - lastSpoke < PAUSE_MS) await sleep(50);
  };

  const reader = {
    env,
    /** From now on, what was said before is not looked at; so does each key. */
    forget() {
      utterances.length = 0;
    },
    /** Presses a key, named as xdotool does: "Tab", "ctrl+Home". */
    press(key: string) {
      reader.forget();
      xdotool("key", "--clearmodifiers", key);
    },
    type(text: string) {
      reader.forget();
      // A character that is on no key gets one for a moment, in which a busy window has to look it up.
      xdotool("type", "--delay", "1000", text);
    },
    /** Waits until these words are said. */
    hears: (words: string) => expect.poll(said, PATIENCE).toContain(words),
    /** As `hears`; they are not said again before there is a pause. */
    async hearsOnce(words: string) {
      await reader.hears(words);
      await pause();
      expect(said().split(words), said()).toHaveLength(2);
    },
    /** Presses a key until these words are said. Returns all that was said on the way. */
    async seek(key: string, words: string) {
      const way: string[] = [];
      while (!way.at(-1)?.includes(words)) {
        const heard = `“${words}” on the way with ${key}:\n${way.join("\n")}`;
        expect(way.length, heard).toBeLessThan(MAX_STEPS);
        reader.press(key);
        await expect.poll(said, { ...PATIENCE, message: heard }).not.toBe("");
        await pause();
        way.push(said());
      }
      return way.join("\n");
    },
    async close() {
      end(orca);
      end(display);
      await listening;
      rmSync(home, { recursive: true, force: true });
    },
  };
  return reader;
}

/** See `startScreenReader`. */
export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;
