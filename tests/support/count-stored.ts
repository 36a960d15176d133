/** How many records the list's database has. Runs in a page. */
export function countStored(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const opening = indexedDB.open("monster-field");
  opening.onerror = reject;
  // It is not there, or no longer, and is not to be there from now on.
  opening.onupgradeneeded = () => {
    opening.transaction?.abort();
    resolve(0);
  };
  opening.onsuccess = () => {
    const database = opening.result;
    const counting = database.transaction("list").objectStore("list").count();
    counting.onsuccess = () => resolve(counting.result);
    database.close();
  };
  return promise;
}
