import type { LegalPage } from '@game-plan/contracts/shop/practice';

/** The default texts, which only say what is true for every installation. */
export const DEFAULT_TEXTS: Readonly<Record<LegalPage, string>> = {
  terms: `This is the plain text that the app comes with. An admin can replace it with one of their own.

## Ordering

You put services into your cart and place an order. The order is an offer to buy what it lists, at the prices it lists, with 10% tax. It becomes binding for both sides when it is confirmed.

## Paying

Whether an order is paid online or on site stands beside the order before you place it, and on its page afterwards. Online payments are made on a page of Stripe.

## Appointments

The time of an appointment is agreed on with you. It is the local time of the practice.

## Cancelling

Until an order is confirmed you can cancel it on its page, at no cost. Afterwards you can ask there to cancel it. When a paid order is cancelled, the money is given back.

## Health

Recipes, calories and goals in this app are for information. They do not replace the advice of a doctor or a dietitian. If you have an allergy or an illness, check every label yourself.
`,
  privacy: `This is the plain text that the app comes with. An admin can replace it with one of their own.

## What is stored

- Your account: username, name, e-mail address, and what else you write in your profile.
- What you enter: ingredients, recipes, meals, goals, allergies, health details, photos you have analysed into meals, lists.
- Your orders: what you bought, its price, how its payment stands, its appointments and messages about cancelling it.

It is stored in the database of this installation. There is no advertising and no tracking.

## Who sees it

- You see all of it, and can download it on the Security tab of your profile.
- The admins of this installation can look at your data. Each view is recorded and shown to you on the same tab.
- Admins see your orders with your name, e-mail address and phone number, to carry them out.

## Who else receives something

- If paying online is set up, Stripe receives the lines and the sum of an order you pay there. Card numbers never pass through this app.
- If a mail server is set up, messages about your orders are sent through it.
- If an AI service is set up, it receives what it needs to answer: ingredients for recipe ideas, the photo of a meal you want analysed.
- If the food database of the US Department of Agriculture is asked online, it receives the words of a food search.

## How long

Until you delete it. Deleting your account, on the Security tab of your profile, deletes everything that is yours, orders included.
`,
};
