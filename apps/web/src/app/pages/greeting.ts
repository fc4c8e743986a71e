interface Named {
  readonly firstName: string | null;
  readonly username: string;
}

/** The dashboard's heading, also written into its frame. Without a person it names none. */
export function greeting(person?: Named): string {
  const name = person && (person.firstName || person.username);
  return name ? `Today's game plan, ${name}` : "Today's game plan";
}
