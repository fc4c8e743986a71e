/**
 * A form-encoded body in Stripe's nested syntax: `line_items[0][quantity]=2` is `{line_items: {0: {quantity: '2'}}}`.
 */
export type FormTree = { [key: string]: FormTree | string };

export function parseForm(body: string): FormTree {
  const tree: FormTree = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const keys = path.split(/\[|\]\[|\]/).filter((key) => key !== '');
    const last = keys.pop();
    if (last === undefined) continue;
    let branch = tree;
    for (const key of keys) {
      const next = branch[key];
      const deeper: FormTree = typeof next === 'object' ? next : {};
      branch[key] = deeper;
      branch = deeper;
    }
    branch[last] = value;
  }
  return tree;
}

/** The branch at a path of keys; empty if there is none. */
export function branchAt(tree: FormTree, ...path: string[]): FormTree {
  const found = path.reduce<FormTree | string | undefined>(
    (branch, key) => (typeof branch === 'object' ? branch[key] : undefined),
    tree,
  );
  return typeof found === 'object' ? found : {};
}

/** The text at a path of keys. */
export function textAt(tree: FormTree, ...path: string[]): string | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const found = branchAt(tree, ...path.slice(0, -1))[last];
  return typeof found === 'string' ? found : undefined;
}
