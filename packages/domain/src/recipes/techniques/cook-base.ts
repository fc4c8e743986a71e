import { kindOf, type Part } from '../model/stocked.ts';
import { minutes, them, withThe } from './phrases.ts';

/** Cooking rice, grains or noodles in water, until ready to serve. */
export function cookBase(base: Part): string {
  const food = withThe(base);
  const time = base.stocked.culinary.minutes;
  if (/^cooked (?:fresh )?(?:egg )?pasta/.test(base.stocked.food?.name ?? ''))
    return `Dip ${food} into boiling water until hot through, 1 minute; keep a cup of the water, then drain.`;
  switch (kindOf(base)) {
    case 'rice': {
      const water = time > 20 ? 'twice' : '1½ times';
      return `Put ${food} in a pan with ${water} its volume of water, bring to a boil, then cover and simmer over low heat until tender, about ${minutes(time)}. Leave covered off the heat for 5 minutes and fluff with a fork.`;
    }
    case 'couscous':
      return `Put ${food} in a bowl, pour over the same volume of boiling water, cover for 5 minutes and fluff with a fork.`;
    case 'noodle':
      return `Cook ${food} in plenty of boiling water until just tender, about ${minutes(time)}, then drain and rinse ${them(base)} in cold water.`;
    case 'pasta':
      return `Cook ${food} in plenty of boiling salted water until just firm to the bite, about ${minutes(time)}; keep a cup of the cooking water, then drain.`;
    case 'potato':
    case 'root':
      return `Put ${food} in a pan of cold salted water, bring to a boil and simmer until the tip of a knife slips in, about ${minutes(time)}, then drain.`;
    case 'lentil':
      return `Simmer ${food} in plenty of water until tender but whole, about ${minutes(time)}, then drain.`;
    default:
      return `Simmer ${food} in plenty of water until tender, about ${minutes(time)}, then drain well.`;
  }
}
