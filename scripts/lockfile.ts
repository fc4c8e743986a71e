/** The part of package-lock.json that decides whether `npm ci` accepts it. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];
const EXACT_VERSION = /^\d+\.\d+\.\d+[\w.-]*$/;

/**
 * Adds missing packages for other platforms to a lockfile, and returns their names. npm omits packages that the
 * registry does not have, and `npm ci` then rejects the lockfile everywhere.
 */
export function completeLockfile<File extends Lockfile>(lockfile: File): { lockfile: File; added: string[] } {
  const packages: Record<string, LockedPackage> = { ...lockfile.packages };
  const added: string[] = [];
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !EXACT_VERSION.test(version) || findVersion(packages, parent, name) === version)
        continue;
      const top = `node_modules/${name}`;
      const path = packages[top] === undefined ? top : `${parent}/${top}`;
      packages[path] = { version, ...platform, ...(dev && { dev }), optional: true };
      added.push(path);
    }
  }
  const sorted = Object.fromEntries(
    Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
  return { lockfile: { ...lockfile, packages: sorted }, added };
}

/** The version of `name` that `parent` imports: the nearest node_modules upwards decides. */
function findVersion(packages: Lockfile['packages'], parent: string, name: string): string | undefined {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found || folder === '') return found?.version;
  }
}

/** The platform at the end of a package's name, as in '@biomejs/cli-linux-x64-musl'. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) return null;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] };
}
