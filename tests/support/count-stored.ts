/** How many records the list's database has. Runs in a page. Opening one that is not there would make it. */
export async function countStored(): Promise<number> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === "monster-field")) return 0;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const opening = indexedDB.open("monster-field");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const database = opening.result;
    const counting = database.transaction("list").objectStore("list").count();
    counting.onsuccess = () => resolve(counting.result);
    database.close();
  };
  return promise;
}
