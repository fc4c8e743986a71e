import type { LegalPage } from '@game-plan/contracts/shop/business';

/** The default texts, which only say what is true for every installation. */
export const DEFAULT_TEXTS: Readonly<Record<LegalPage, string>> = {
  terms: `This is the standard text that comes with the app. An admin can replace it.

## Ordering

You put services into your cart and place an order. The order is an offer to buy what it lists, at the prices it lists, with 10% tax. It becomes binding for both sides when it is confirmed.

## Paying

Before you place an order, the cart says whether you pay online or on site. The order’s page says so afterwards. Online payments are made on Stripe’s own page.

## Appointments

The business agrees the time of an appointment with you. Times are in the business’s local time.

## Cancelling

Until an order is confirmed, you can cancel it on its page at no cost. After that, you can ask there for it to be cancelled. If a paid order is cancelled, your payment is refunded.

## Health

Recipes, calories and goals in this app are for information only. They do not replace the advice of a doctor or a dietitian. If you have an allergy or an illness, check every label yourself.
`,
  privacy: `This is the standard text that comes with the app. An admin can replace it.

## What is stored

- Your account: username, name, e-mail address, and whatever else you write in your profile.
- What you enter: ingredients, recipes, meals, goals, allergies, health details, photos you have analysed into meals, lists.
- Your orders: what you bought, its price, its payment status, its appointments and messages about cancelling it.

It is stored in the database of this installation. There is no advertising and no tracking.

## Who sees it

- You can see all of it, and download it on the Security tab of your profile.
- People who share a kitchen with you see its ingredients, shopping list and recipes. Your diary, goals and health details stay yours alone.
- A coach sees only what you agree to share on the Security tab, where you can take your consent back at any time and see when they last looked.
- The admins of this installation can look at your data. Each view is recorded and shown to you on the same tab.
- Admins see your orders with your name, e-mail address, phone number and postal address so that they can carry them out.

## What is sent elsewhere

- If paying online is set up, Stripe receives the items and the total of an order you pay for there. Card numbers never pass through this app.
- If a mail server is set up, messages about your orders are sent through it.
- If an AI service is set up, it receives what it needs to answer: ingredients for recipe ideas, the photo of a meal you want analysed.
- If food searches also go to the online database of the US Department of Agriculture, it receives the words you search for.
- If barcodes are looked up at Open Food Facts, it receives the number of the barcode.

## How long it is kept

Until you delete it. Deleting your account on the Security tab of your profile deletes everything of yours. Your orders stay in the business’s books without your name, your addresses and what you wrote about them. Food, lists and recipes in a kitchen that you share stay with its other members.
`,
};
