/** Loads that are running or done, by the address of the file. */
const loads = new Map<string, Promise<unknown>>();

/**
 * Imports a part of the app once its files have arrived; the build puts this around each `import()`. A browser remembers an
 * import or a preload whose file did not come, and refuses it until the page is loaded again, even when the connection is back
 * (the HTML standard's module map). A fetch may be repeated, and the import then finds the file in the browser's cache.
 * @param files that the import needs, paths from the app's root
 */
export async function loadFilesFirst<Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => loadOnce(import.meta.env.BASE_URL + file)));
  return importPart();
}

function loadOnce(address: string): Promise<unknown> {
  const begun = loads.get(address);
  if (begun) return begun;
  // What the page itself names is loaded by the browser.
  const isInPage = document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null;
  const loading = (isInPage ? Promise.resolve() : load(address)).catch((error: unknown) => {
    loads.delete(address);
    throw error;
  });
  loads.set(address, loading);
  return loading;
}

async function load(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} was answered with ${answer.status}`);
  // It is in the cache when all of it has come.
  await answer.arrayBuffer();
}
