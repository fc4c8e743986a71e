import { type UserEvent, userEvent } from '@testing-library/user-event';

/** What user-event reads as the name of a key. */
const NAMES_KEY = /[{[]/;

/**
 * A simulated user who writes a text as one who pastes it: `type` puts in all but the last letter at once, and presses a key for
 * that one. At each letter a form is rendered again, which was a quarter of a profile of forms. Letters one by one are for
 * `keyboard`.
 */
export function simulatedUser(): UserEvent {
  const user = userEvent.setup();
  return {
    ...user,
    async type(element, text, options) {
      if (options || NAMES_KEY.test(text)) return user.type(element, text, options);
      await user.click(element);
      if (text.length > 1) await user.paste(text.slice(0, -1));
      await user.keyboard(text.slice(-1));
    },
  };
}
