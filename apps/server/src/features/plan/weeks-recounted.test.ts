import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { HOUSEHOLDS, type Household } from '#testing/households.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { readWeekRows } from '#testing/rows/week-rows.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

/*
 * A week of three households over the real API, recomputed from their own words: what is short, bought, taken, eaten, left over and
 * thrown away. Nothing here is counted by the app: amounts are read from the rows by the labels of `households.ts`.
 */

/** 30 November 2026 is a Monday. */
const dayOf = (at: number) => `2026-${at === 0 ? '11-30' : `12-0${at}`}`;
const WEEK = { from: dayOf(0), to: dayOf(6) };

/** Numbers differ if they do so by more than the last gram, or the last thousandth of a tin, that is written down. */
const isOff = (one: number, other: number) =>
  Math.abs(one - other) > Math.max(0.002, Math.min(1, Math.abs(other) * 0.005));

/** The numbers that are not as expected, in words. */
const differences = (what: string, expected: Record<string, number>, actual: Record<string, number>) =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) => {
    const [one, other] = [expected[key] ?? 0, actual[key] ?? 0];
    return isOff(one, other) ? [`${what}: ${one} of ${key} expected, ${other} there`] : [];
  });

const add = (sums: Record<string, number>, key: string, amount: number) => {
  sums[key] = (sums[key] ?? 0) + amount;
};

/** The food of a row, and how much of it, by the labels of the household. */
function measured({ foods }: Household, row: { name: string; quantity: number; unit: string }) {
  const found = Object.entries(foods).find(([, { names }]) => names.includes(row.name.toLowerCase()));
  const one = found?.[1].in[row.unit === '' ? 'piece' : row.unit];
  if (!found || one === undefined || Number.isNaN(row.quantity))
    throw new Error(`Nobody knows what '${row.quantity} ${row.unit} ${row.name}' is`);
  return { food: found[0], amount: row.quantity * one };
}

function summed(household: Household, rows: readonly { name: string; quantity: number; unit: string }[]) {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const { food, amount } = measured(household, row);
    add(sums, food, amount);
  }
  return sums;
}

const counted = <Row extends { quantity: string }>(row: Row) => ({ ...row, quantity: Number(row.quantity) });

describe.each(HOUSEHOLDS)('a week of $who', (household) => {
  const setup = setUpApp();

  test('has a list, a stock, a ledger and diaries that agree with its own recount', async () => {
    const { app, person } = setup;
    const idOf = async (who: TestClient) => userIdOf(app.db, (await who.call(auth.me))?.user.username ?? '');
    const host = await idOf(person);
    const members = [person];
    for (let at = 1; at < household.members; at += 1) {
      const member = await setup.newPerson();
      await moveIn(app.db, { guest: await idOf(member), host });
      members.push(member);
    }
    const ids = await Promise.all(members.map(idOf));
    const kitchenId = await kitchenOf(app.db, host);
    const rows = () => readWeekRows(app.db, kitchenId, ids);
    const on = (day: number) => ({ query: { today: dayOf(day) } });
    const byId = (id: number) => ({ params: { id: String(id) } });
    const at = (id: number, day: number) => ({ ...byId(id), ...on(day) });
    const off: string[] = [];

    // They write down what they have, what they cook, and what they plan.
    for (const member of members) await member.call(preferences.update, { body: { units: household.units } });
    await person.call(shoppingList.changeSettings, { ...on(0), body: { stockBought: true } });
    await person.call(ingredients.addTyped, { ...on(0), body: { text: household.typed.join('\n') } });
    const there: Record<string, number> = { ...household.there };
    const stock = async () =>
      summed(household, (await rows()).cards.filter(({ isDish }) => !isDish).map(counted));
    off.push(...differences('typed', there, await stock()));

    const calories = new Map<string, number>();
    const recipeIds = new Map<string, number>();
    for (const { name, servings, lines } of household.recipes) {
      const body = { name, servings, ingredients: [...lines], instructions: [] };
      const saved = await person.call(ownRecipes.create, { body });
      recipeIds.set(name, saved.id);
      calories.set(name, saved.calories ?? 0);
    }
    const entries = [];
    for (const { day, slot, what, servings, eaters } of household.week) {
      const recipe = household.recipes.find(({ name }) => name === what);
      const eating = eaters?.map((one) => ids[one] ?? 0) ?? [];
      const body = {
        day: dayOf(day),
        slot,
        ...(recipe ? { recipeId: recipeIds.get(what) ?? 0 } : { name: what }),
        ...(servings !== undefined && { servings }),
        eaters: eating,
      };
      const { id } = await person.call(plan.create, { ...on(0), body });
      const count = servings ?? recipe?.servings ?? 1;
      const needs: Record<string, number> = {};
      for (const [food, amount] of Object.entries(recipe?.takes ?? {}))
        add(needs, food, (amount * count) / (recipe?.servings ?? 1));
      entries.push({
        id,
        day,
        slot,
        recipe,
        servings: count,
        needs,
        eaters: eaters ?? ids.map((_, who) => who),
      });
    }

    // The list has what the whole week lacks, once, in packages that hold it.
    const needed: Record<string, number> = {};
    for (const { needs } of entries)
      for (const [food, amount] of Object.entries(needs)) add(needed, food, amount);
    const short: Record<string, number> = {};
    for (const [food, amount] of Object.entries(needed))
      if (amount > (there[food] ?? 0)) short[food] = amount - (there[food] ?? 0);
    await person.call(plan.toList, { ...on(0), body: WEEK });
    const { list } = await rows();
    const asked = summed(
      household,
      list.flatMap(({ name, needs }) =>
        Object.values(needs).map(({ amount, unit }) => ({ name, unit, quantity: amount ?? Number.NaN })),
      ),
    );
    off.push(...differences('short', short, asked));
    expect((await person.call(plan.toList, { ...on(0), body: WEEK })).added).toEqual([]);
    expect((await rows()).list).toEqual(list);
    const bought = summed(household, list.map(counted));
    for (const [food, amount] of Object.entries(short))
      if ((bought[food] ?? 0) < amount * 0.95) off.push(`bought: ${bought[food]} of ${food} for ${amount}`);
    expect(Object.keys(bought).toSorted()).toEqual(Object.keys(short).toSorted());

    // A meal that is removed and put back changes nothing.
    const [first] = entries;
    const removed = await person.call(plan.remove, byId(first?.id ?? 0));
    await person.call(undo.run, byId(removed.undoId));
    off.push(...differences('list after undo', bought, summed(household, (await rows()).list.map(counted))));

    // Bought, it is in the inventory.
    for (const { id } of await person.call(shoppingList.list))
      await person.call(shoppingList.update, { ...at(id, 0), body: { isCompleted: true } });
    for (const [food, amount] of Object.entries(bought)) add(there, food, amount);
    off.push(...differences('bought', there, await stock()));

    // Each day is cooked, eaten and undone.
    const dishes: Record<string, number> = {};
    const made: Record<string, number> = {};
    const diaries: Record<string, number> = {};
    const eaten: Record<string, number> = {};
    const eat = (who: number, day: number, slot: string, name: string, servings: number) => {
      const line = `${ids[who]} ${dayOf(day)} ${slot} ${name}`;
      add(diaries, `servings ${line}`, servings);
      add(diaries, `kcal ${line}`, servings * (calories.get(name) ?? 0));
    };
    const agree = async (what: string) => {
      const { cards, meals } = await rows();
      off.push(...differences(what, there, await stock()));
      const kept: Record<string, number> = {};
      for (const { name, quantity, isDish } of cards) if (isDish) add(kept, name, Number(quantity));
      off.push(...differences(`${what}, left over`, dishes, kept));
      const logged: Record<string, number> = {};
      for (const { user, date, type, name, quantity, calories } of meals) {
        add(logged, `servings ${user} ${date} ${type} ${name}`, quantity);
        add(logged, `kcal ${user} ${date} ${type} ${name}`, calories);
      }
      off.push(...differences(`${what}, diaries`, diaries, logged));
    };
    const asBefore = async (before: Awaited<ReturnType<typeof rows>>) => {
      const { moves: _, ...rest } = await rows();
      const { moves: __, ...former } = before;
      expect(rest).toEqual(former);
    };
    for (const [place, entry] of entries.entries()) {
      if (!entry.recipe) {
        await person.call(plan.update, { ...at(entry.id, entry.day), body: { state: 'skipped' } });
        continue;
      }
      const { name } = entry.recipe;
      const before = await rows();
      const cooked = await person.call(plan.cook, at(entry.id, entry.day));
      expect(cooked.unmeasured).toEqual([]);
      if (place % 3 === 1) {
        await person.call(undo.run, byId(cooked.undoId));
        await asBefore(before);
        await person.call(plan.cook, at(entry.id, entry.day));
      }
      for (const [food, amount] of Object.entries(entry.needs)) {
        add(there, food, -amount);
        add(eaten, food, amount);
      }
      const share = Math.min(1, entry.servings / entry.eaters.length);
      for (const who of entry.eaters) eat(who, entry.day, entry.slot, name, share);
      const left = entry.servings - share * entry.eaters.length;
      if (left > 0) {
        add(dishes, `${name} (cooked)`, left);
        add(made, `${name} (cooked)`, left);
      }
      await agree(`${name} on day ${entry.day}`);
    }

    // What is left over is eaten, frozen and thrown away, each also undone.
    const wasted: Record<string, number> = {};
    const SUNDAY = 6;
    for (const { id, name, quantity } of (await rows()).cards.filter(({ isDish }) => isDish)) {
      const dish = name.replace(' (cooked)', '');
      const before = await rows();
      const frozen = await person.call(ingredients.store, { ...at(id, SUNDAY), body: { place: 'freezer' } });
      expect((await rows()).cards.find((card) => card.id === id)?.place).toBe('freezer');
      await person.call(undo.run, byId(frozen.undoId));
      const who = members.length - 1;
      const one = await members[who]?.call(ingredients.eat, { ...at(id, SUNDAY), body: { type: 'snack' } });
      await members[who]?.call(undo.run, byId(one?.undoId ?? 0));
      await asBefore(before);
      const again = await members[who]?.call(ingredients.eat, { ...at(id, SUNDAY), body: { type: 'snack' } });
      eat(who, SUNDAY, 'snack', dish, again?.servings ?? 0);
      add(eaten, name, again?.servings ?? 0);
      add(dishes, name, -(again?.servings ?? 0));
      const rest = Number(quantity) - (again?.servings ?? 0);
      if (rest > 0 && (await rows()).cards.some((card) => card.id === id)) {
        const gone = await person.call(ingredients.remove, {
          ...byId(id),
          query: { today: dayOf(SUNDAY), why: 'thrown away' },
        });
        await person.call(undo.run, byId(gone.undoId));
        await agree(`${name} put back`);
        await person.call(ingredients.remove, {
          ...byId(id),
          query: { today: dayOf(SUNDAY), why: 'thrown away' },
        });
        add(dishes, name, -rest);
        add(wasted, name, rest);
      }
    }
    await agree('at the end');

    // The log says the same of where food went, and the ledger adds up.
    const { moves } = await rows();
    const went = (kinds: readonly string[]) => {
      const sums: Record<string, number> = {};
      for (const { name, unit, kind, amount } of moves) {
        if (!kinds.includes(kind)) continue;
        if (name.endsWith(' (cooked)')) add(sums, name, amount);
        else {
          const { food, amount: moved } = measured(household, { name, unit, quantity: amount });
          add(sums, food, moved);
        }
      }
      return sums;
    };
    const came: Record<string, number> = { ...household.there, ...made };
    for (const [food, amount] of Object.entries(bought)) add(came, food, amount);
    const negative = (sums: Record<string, number>) =>
      Object.fromEntries(Object.entries(sums).map(([food, amount]) => [food, -amount]));
    off.push(...differences('came', came, went(['bought', 'made'])));
    off.push(...differences('eaten', eaten, negative(went(['cooked', 'eaten']))));
    off.push(...differences('wasted', wasted, negative(went(['thrown away', 'expired']))));
    off.push(...differences('unexplained', {}, went(['corrected', 'moved', 'counted', 'start'])));
    const { lines } = await person.call(ledger.read, { query: { today: dayOf(SUNDAY), day: dayOf(SUNDAY) } });
    for (const line of lines)
      expect(line.before + line.came + line.unexplained).toBeCloseTo(
        line.eaten + line.wasted + line.there,
        6,
      );

    expect(off).toEqual([]);
  });
});
