/** What a small word of a sentence about allergies says of the foods beside it. */
export type Sign =
  /** Denies what it stands before, and rules a food out: 'no milk', 'without nuts'. */
  | 'no'
  /** The same, and then 'with' says what is fine. */
  | 'without'
  /** Denies, and right before a food says the opposite of the part before: 'but not walnuts'. */
  | 'not'
  /** Denies a verb: rules out the food behind it, and behind a food says the opposite of the part before. */
  | 'cannot'
  /** Something bad, before or behind the food: 'allergic to', 'makes me ill'. */
  | 'bad'
  /** A verb before the food that is avoided. */
  | 'avoids'
  /** Something good, before or behind the food: 'fine', 'yes'. */
  | 'fine'
  /** A verb before the food that is eaten. */
  | 'eats'
  /** Liking, which is no leave to eat what an allergy rules out. */
  | 'likes'
  | 'past'
  | 'outgrown'
  /** A condition, which no list of foods can keep. */
  | 'if'
  /** A state of the food, which is a condition where the food is a listed allergen. */
  | 'state'
  | 'maybe'
  | 'with'
  | 'except'
  | 'but'
  | 'and'
  | 'only'
  /** Everything, or all of the food behind it. */
  | 'all'
  | 'is'
  | 'self'
  | 'other'
  /** Says nothing: it only must not be read as one of the others. */
  | 'plain';

/**
 * The words of each sign, in small letters: English, German, French, Spanish, Italian, Portuguese, Polish,
 * Dutch, and the commonest in other scripts.
 */
export const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  no: `no, none, never, nothing, neither, nor, ❌, 🚫, ✗, ✘, 👎, nein, kein, keine, keinen, keinerlei, nie, niemals,
    non, aucun, aucune, jamais, ni, nunca, ningun, ninguna, niente, nessun, nessuna, nenhum, nenhuma, geen,
    nooit, nee, нет, όχι, لا, ללא, 不, 无, 無, 不要, なし, 없음, ไม่`,
  without: 'without, minus, ohne, sans, sin, senza, sem, bez, zonder, без, χωρίς, بدون, בלי, 없이',
  not: `not, isnt, arent, wasnt, aint, no longer, not any more, not any longer, nicht, nicht mehr, pas, ya no, nao, niet, niet meer`,
  cannot: `cannot, cant, dont, doesnt, didnt, wont, wouldnt, couldnt, shouldnt, mustnt, havent, hasnt, hadnt, ne, не, δεν, 不能, 不能吃, 不吃, 食べられない, 食べられません, 못 먹어요, 안 먹어요`,
  bad: `allergic, allergy, allergies, allergen, intolerant, intolerance, sensitive, sensitivity, anaphylactic, anaphylaxis, reaction, reactions,
    react, reacts, problem, problems, issue, issues, trouble, bad, deadly, fatal, lethal, dangerous, unsafe, forbidden, prohibited, banned, out,
    off limits, off the menu, sick, ill, hives, hive, rash, itch, itchy, swell, swells, swelling, upset, upsets, hurt, hurts, bother, bothers, kill, kills, mind,
    bloat, bloats, bloated, bloating, cramps, pain, nausea, vomit, migraine, migraines, headache, headaches, poison, free, no go, allergisch, allergie, allergien, unvertraglich, verboten, krank, allergique, allergies, malade, interdit, alergico, alergica,
    alergia, mal, prohibido, allergico, allergica, allergia, vietato, proibido, uczulenie, uczulony, uczulona, alergie, ziek, аллергия, аллергию, аллергии, аллергик, непереносимость, αλλεργία, αλλεργικός, αλλεργική,
    δυσανεξία, حساسية, אלרגיה, אלרגי, אלרגית, एलर्जी, 过敏, 過敏, アレルギー, 알레르기, 알러지, แพ้`,
  avoids: `avoid, avoids, avoiding, exclude, excludes, hate, hates, dislike, dislikes, skip, refuse, refuses, vermeide, meide, hasse, evite, deteste, evito, odio`,
  fine: `fine, ok, okay, okey, yes, good, safe, allowed, alright, all right, tolerated, permitted, acceptable, no problem at all, ✅, ✓, ✔, ☑, 👍,
    great, perfect, welcome, ja, gut, in ordnung, erlaubt, oui, ca va, d accord, si, vale, bien, esta bien, va bene, bene, sim, tudo bem, bem,
    tak, dobrze, prima, goed, wel`,
  eats: `eat, eats, eating, ate, drink, drinks, drinking, can, may eat, may have, tolerate, tolerates, handle, handles, digest, digests, use, uses, happy with, esse, isst, essen, trinke, darf, kann, vertrage, vertragt, mange, manger, bois, peux, como, comer, bebo, puedo, tolero, mangio,
    mangiare, posso, bevo, jem, moge, pije, eet, kan, ем, могу, τρώω`,
  likes: `i like, we like, he likes, she likes, likes, really like, love, loves, enjoy, enjoys, adore, adores, fan, mag, liebe, aime, adore, gusta,
    gustan, amo, lubie`,
  past: `used to, was, were, had, could, formerly, previously, in the past, until, ex, war, hatte, fruher, etais, era, bylem, bylam`,
  outgrown: `outgrew, outgrown, outgrow, grew out of, grown out of, went away, gone away, has gone, is gone, cured, no longer a problem`,
  if: `if, when, unless, as long as, so long as, provided, providing, once, only when, in small amounts, small amounts, small amount, a little,
    a bit, a few, few, little, in, sometimes, occasionally, wenn, falls, solange, quand, cuando, quando, jesli, als`,
  state: `raw, cooked, baked, boiled, fried, roasted, grilled, scrambled, poached, peeled, dried, canned, fresh, frozen, processed, gekocht, gebacken, roh, cuit, cru, cocido, cotto`,
  maybe: `?, maybe, might, perhaps, possibly, probably, not sure, unsure, i think, depends, vielleicht, peut etre, quiza, quizas, forse, talvez`,
  with: `with, mit, avec, con, com, z, met`,
  except: `except, except for, excepting, excluding, apart from, aside from, other than, besides, with the exception of, ausser, bis auf, sauf,
    excepte, a part, excepto, salvo, menos, tranne, eccetto, a parte, exceto, oprocz, poza, behalve`,
  but: `but, however, though, although, even though, yet, while, whereas, aber, jedoch, sondern, mais, pero, sino, ma, pero, mas, ale, maar`,
  and: `и, или, και, ή, او, או, और, と, や, か, 和, 与, 跟, 及, 와, 과, and, or, und, oder, et, ou, y, e, lub`,
  only: `only, just, solely, exclusively, nur, seulement, uniquement, solo, solamente, soltanto, apenas, tylko, alleen, nothing but`,
  all: `everything, anything, all, every, any, alles, tout, tous, toutes, todo, todos, todas, de todo, tutto, tutti, tutte, tudo, wszystko`,
  is: `is, are, be, being, ist, sind, est, sont, es, sono, jest, sa, zijn`,
  self: `me, i, im, i am, myself, ich, mir, mich, moi, je, yo, mi, io, eu`,
  other: `sister, brother, mum, mom, mother, dad, father, husband, wife, partner, friend, son, daughter, aunt, uncle, cousin, grandma, grandpa,
    colleague, roommate, flatmate, guest, girlfriend, boyfriend`,
  plain: `对, 對, 我对, 我對, 我, は, が, を, も, の, に, です, があります, 는, 은, 을, 를, 이, 가, 있어요, 있습니다, на, к, у, меня, с, στο, στα,
    στη, στην, σε, έχω, είμαι, لدي, من, ل, אני, לי, יש, से, है, मुझे, ฉัน, may contain, can contain, may be, can be, may cause, can cause, not just, not only, not even, free range, ish, monday, mondays, tuesday, tuesdays, wednesday,
    wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, no idea, a lot, at all, of course, as well, for me, to me, do, does, did, now, again, well, actually,
    definitely, absolutely, still, happily, perfectly, quite, both, really, though not, instead, special, thing, one, other, else, rest`,
};
