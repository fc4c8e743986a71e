import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { admin } from '@game-plan/contracts/people/admin';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { services } from '@game-plan/contracts/shop/services';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dish } from '../dishes.ts';
import { letMinutesPass } from '../jobs/let-minutes-pass.ts';
import { startSmtpServer } from '../mail/smtp-server.ts';
import { startFakeModel } from '../model/fake-model.ts';
import { imageGenerations, painting } from '../model/image-generations.ts';
import { signatureOf, stripeEvents } from '../stripe/stripe-events.ts';
import { STRIPE_KEY, startStripeServer, WEBHOOK_SECRET } from '../stripe/stripe-server.ts';
import { runServer, serverHome, setUpServer } from './running-server.ts';
import { startServerHere } from './server-here.ts';
import { TIME_TO_START } from './server-process.ts';

const INVITED = 'bea@example.org';

describe('after a server is killed during background work', TIME_TO_START, () => {
  test('the next one completes its mails, pictures and payments, each once', async () => {
    const [smtp, model, stripe] = await Promise.all([
      startSmtpServer(),
      startFakeModel(imageGenerations),
      startStripeServer(),
    ]);
    onTestFinished(() => Promise.all([smtp.close(), model.close(), stripe.close()]).then(() => undefined));
    const home = await serverHome();
    const env = {
      ...home,
      PUBLIC_URL: `http://127.0.0.1:${home.PORT}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Game Plan <kitchen@example.org>',
      AI_PROVIDER: 'openai',
      AI_BASE_URL: model.baseUrl,
      AI_IMAGE_MODEL: 'brush-1',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.apiBase,
    };
    const first = await runServer(env);
    const person = await setUpServer(env);
    const mailsToInvited = () => smtp.mails.filter(({ to }) => to.includes(INVITED));

    // In the middle of its talk with each of them.
    const mailing = Promise.withResolvers<void>();
    smtp.script(async () => {
      mailing.resolve();
      return 'never answers';
    });
    await person.call(admin.invite, { body: { email: INVITED } });
    await mailing.promise;

    const red = await painting('#c03020');
    const drawing = Promise.withResolvers<void>();
    model.script(
      () => {
        drawing.resolve();
        return 'never answers';
      },
      red,
      red,
    );
    const { id } = await person.call(recipes.create, { body: dish('Shakshuka') });
    await drawing.promise;
    const readRecipe = () => person.call(recipes.read, { params: { id: String(id) } });
    expect((await readRecipe()).isImagePending).toBe(true);

    // One that asks for no choice.
    const service = (await person.call(services.list)).find(({ customizationOptions }) =>
      customizationOptions.every(({ type }) => type !== 'select'),
    );
    await person.call(cart.add, { body: { serviceId: service?.id ?? 0, quantity: 2 } });
    stripe.script('waits for another call');
    const checkout = person.call(orders.checkout).then(
      () => 'answered',
      () => 'cut off',
    );
    await expect.poll(() => stripe.asked.length).toBe(1);

    await first.stop('SIGKILL');
    expect(await checkout).toBe('cut off');
    expect(mailsToInvited()).toEqual([]);
    await letMinutesPass(env.DATABASE_URL);
    const second = await startServerHere(env);
    onTestFinished(() => second.stop());

    await expect.poll(() => mailsToInvited().map(({ to }) => to)).toEqual([[INVITED]]);
    await expect.poll(() => person.call(admin.invitations)).toMatchObject([{ mail: { state: 'sent' } }]);

    await expect.poll(async () => (await readRecipe()).isImagePending).toBe(false);
    const { imageMadeBy, imageUrl } = await readRecipe();
    expect(imageMadeBy).toBe('model');
    expect((await person.download(`${imageUrl}?size=card`)).status).toBe(200);
    expect(model.asked).toHaveLength(2);

    expect(await person.call(cart.list)).toEqual([]);
    const [order] = await person.call(orders.list);
    if (!order) throw new Error('The order is lost');
    expect(order).toMatchObject({ status: 'pending', paymentMethod: 'stripe' });
    const params = { id: String(order.id) };
    const { paymentUrl } = await person.call(orders.pay, { params });
    const page = stripe.sessions.find(({ url }) => url === paymentUrl);
    if (!page) throw new Error('There is no such page');
    expect(page.amount_total).toBe(Math.round(order.totalAmount * 100));
    const body = JSON.stringify(stripeEvents.completed(page));
    const delivery = await person.send('POST', '/api/stripe/webhook', { body, headers: signatureOf(body) });
    expect(delivery.body).toEqual({ outcome: 'moved' });
    expect(await person.call(orders.read, { params })).toMatchObject({ status: 'paid' });

    for (const { output } of [first, second]) {
      expect(output).not.toMatch(/invite=/);
      for (const secret of [STRIPE_KEY, WEBHOOK_SECRET]) expect(output).not.toContain(secret);
    }
    expect(mailsToInvited()).toHaveLength(1);
  });
});
