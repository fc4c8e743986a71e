type Sign = readonly [name: string, pattern: RegExp];

/** Most browsers also name those that they descend from: the first that fits is the one it is. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chromium', /\bChromium\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

/** Phones and tablets name the desktop system that theirs descends from, so they come first. */
const SYSTEMS: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (signs: readonly Sign[], userAgent: string) =>
  signs.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * 'Firefox on Windows', of a browser's User-Agent header: enough to tell one's own devices apart. Only one of the two
 * where the other is unknown; null where both are. The caller may have made it up.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return names.filter((name) => name !== undefined).join(' on ') || null;
}
