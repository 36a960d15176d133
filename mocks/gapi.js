// A stand-in for https://apis.google.com/js/api.js, with only what the Firebase SDK and the
// Auth emulator's frame page use, so that signing in by popup works without internet.
// The page and the frame talk by postMessage; every message is answered with the handlers' results.
{
  const handlers = new Map();
  const waiting = new Map();
  let messageCount = 0;

  const createPeer = (getWindow) => ({
    register(event, handler) {
      handlers.set(event, handler);
    },
    send(event, data, callback) {
      const id = `${location.origin}#${++messageCount}`;
      if (callback) waiting.set(id, callback);
      getWindow().postMessage({ gapi: "call", id, event, data }, "*");
    },
  });

  addEventListener("message", async ({ data: message, source }) => {
    if (message?.gapi === "call" && handlers.has(message.event)) {
      const result = await handlers.get(message.event)(message.data);
      source.postMessage({ gapi: "answer", id: message.id, result }, "*");
    } else if (message?.gapi === "answer" && waiting.has(message.id)) {
      const callback = waiting.get(message.id);
      waiting.delete(message.id);
      try {
        callback([message.result]);
      } catch {
        // The SDK's own callback throws after it has done its work.
      }
    }
  });

  const open = ({ url, where, attributes }, onOpen) => {
    const frame = document.createElement("iframe");
    frame.src = url;
    for (const [name, value] of Object.entries(attributes.style ?? {})) frame.style[name] = value;
    frame.setAttribute("aria-hidden", "true");
    frame.tabIndex = -1;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    where.append(frame);
    return onOpen({
      ...createPeer(() => frame.contentWindow),
      restyle: async () => {},
      ping: async (callback) => {
        await loaded;
        callback();
      },
    });
  };

  window.gapi = {
    load: (_features, { callback }) => callback(),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => createPeer(() => window.parent) }),
    },
  };

  const onload = new URL(document.currentScript.src).searchParams.get("onload");
  window[onload ?? "gapi_onload"]?.();
}
