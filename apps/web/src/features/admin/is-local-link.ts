const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Whether a link leads nowhere but to the computer that it is opened on. */
export function isLocalLink(link: string): boolean {
  return THIS_MACHINE.test(new URL(link).hostname);
}
