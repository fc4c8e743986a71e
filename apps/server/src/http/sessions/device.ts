type Sign = readonly [name: string, pattern: RegExp];

/** In order of precedence: most browsers also name the browsers they derive from, so the first match is right. */
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

/** In order of precedence: phones and tablets also name the desktop system they derive from. */
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
 * Describes a User-Agent as 'Firefox on Windows', enough for people to tell their devices apart. Returns only one part
 * if the other is unknown, and null if both are. The client may have faked it.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return names.filter((name) => name !== undefined).join(' on ') || null;
}
