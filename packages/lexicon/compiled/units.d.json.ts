declare const units: Readonly<Record<string, readonly string[]>>;
export = units;
