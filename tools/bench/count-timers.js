// Runs in a page before its own scripts: counts the pending timers in `window.activeTimers`.
{
  const { setTimeout, setInterval, clearTimeout } = window;
  const timers = new Set();
  const add = (id) => {
    timers.add(id);
    return id;
  };
  window.activeTimers = timers;
  window.setTimeout = (task, delay, ...values) => {
    const id = setTimeout(() => {
      timers.delete(id);
      task(...values);
    }, delay);
    return add(id);
  };
  window.setInterval = (...values) => add(setInterval(...values));
  window.clearTimeout = window.clearInterval = (id) => {
    timers.delete(id);
    clearTimeout(id);
  };
}
