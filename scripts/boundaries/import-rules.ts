import type { ImportSite } from './parse-source.ts';
import type { Target } from './resolve-import.ts';
import type { Workspace } from './workspaces.ts';
import { RESERVED_PACKAGES, type Zone } from './zone.ts';
import { isTestingZone, type Place, zoneOfFile } from './zone-of-file.ts';

const ANY_LISTED = 'any listed';
const NOT_RESERVED = `any listed but ${RESERVED_PACKAGES.join(', ')}`;

/** Why an import is not allowed, as sentences; empty if it is. */
export function importFaults(
  site: ImportSite,
  target: Target,
  from: Place,
  workspace: Workspace,
): readonly string[] {
  const { specifier } = site;
  if (specifier === null) return computedFaults(from);
  const faults: string[] = [];
  const hasAliases = Object.keys(workspace.imports).length > 0;
  if (hasAliases && specifier.includes('../../')) {
    faults.push(`'${specifier}' climbs twice; use "#…" of package.json "imports"`);
  }
  if (target.kind === 'nothing') faults.push(`'${specifier}' resolves to no file`);
  if (target.kind === 'node' && !from.zone.nodeBuiltIns && !from.isTest) {
    faults.push(`${from.zone.name} may not import Node's '${specifier}'`);
  }
  if (target.kind === 'file') faults.push(...fileFaults(target.file, specifier, from, workspace));
  if (target.kind === 'package' && !mayUsePackage(target.packageName, from)) {
    const allowed = from.zone.packages.join(', ').replace(ANY_LISTED, NOT_RESERVED) || 'none';
    faults.push(`${from.zone.name} may not import the package '${target.packageName}' (it may: ${allowed})`);
  }
  const packageName = target.kind === 'file' || target.kind === 'package' ? target.packageName : null;
  if (packageName !== null) faults.push(...listingFaults(packageName, site, from, workspace));
  return faults;
}

/**
 * A computed import hides what is imported. Exceptions: the database, whose binaries are a package per platform, and
 * the web build, which reads the contracts that files name.
 */
function computedFaults(from: Place): readonly string[] {
  if (from.zone.name === 'db' || from.zone.name === 'web tool' || from.isTest || isTestingZone(from.zone))
    return [];
  return [`${from.zone.name} may not import by a computed name: it cannot be known what is imported`];
}

function fileFaults(file: string, specifier: string, from: Place, workspace: Workspace): readonly string[] {
  const to = zoneOfFile(file);
  if (!to) return [`'${specifier}' is a file of no zone`];
  if (to.isTest) return [`'${specifier}' is a test; nothing imports a test`];
  if (mayEnter(from, to)) return [];
  if (from.isTest && isSubjectOrHelper(file, from, to, workspace)) return [];
  const allowed = from.zone.mayImport.join(', ') || 'nothing';
  return [`${nameOf(from)} may not import ${nameOf(to)} ('${specifier}'; it may: ${allowed})`];
}

function mayEnter(from: Place, to: Place): boolean {
  const { mayImport } = from.zone;
  if (mayImport.includes(to.zone.name)) return true;
  return mayImport.includes(`own ${to.zone.name}`) && from.own === to.own;
}

/**
 * Whether a test imports its subject, which is in the same zone or feature, or a helper from its workspace's testing/
 * folder.
 */
function isSubjectOrHelper(file: string, from: Place, to: Place, workspace: Workspace): boolean {
  const isOwnRoom = from.zone.name === to.zone.name && from.own === to.own;
  const isOwnFeature = from.own !== '' && from.own === to.own;
  return isOwnRoom || isOwnFeature || (isTestingZone(to.zone) && file.startsWith(`${workspace.folder}/`));
}

function mayUsePackage(packageName: string, from: Place): boolean {
  const { packages } = from.zone;
  if (packages.includes(packageName)) return true;
  if (RESERVED_PACKAGES.includes(packageName)) return false;
  return packages.includes(ANY_LISTED) || from.isTest;
}

function listingFaults(
  packageName: string,
  site: ImportSite,
  from: Place,
  workspace: Workspace,
): readonly string[] {
  if (workspace.dependencies.has(packageName)) return [];
  const mayBeDev = from.isTest || site.isTypeOnly || isTestingZone(from.zone) || isTool(from.zone);
  if (mayBeDev && workspace.devDependencies.has(packageName)) return [];
  const where = mayBeDev ? '' : ' as a dependency';
  return [`'${packageName}' is not listed${where} in ${workspace.folder}/package.json`];
}

function isTool(zone: Zone): boolean {
  return zone.name.endsWith(' tool');
}

function nameOf(place: Place): string {
  const name = place.own ? `${place.zone.name} '${place.own}'` : place.zone.name;
  return place.isTest ? `a test of ${name}` : name;
}
