/** Has the browser download a text as a file. */
export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download may start after this call returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
