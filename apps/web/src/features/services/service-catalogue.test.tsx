import { services } from '@game-plan/contracts/shop/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleService } from '#testing/examples/example-service.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing } from '#testing/respond.ts';

const CONSULT = exampleService();
const BOX = exampleService({
  id: 2,
  name: 'Sunday Prep Box',
  category: 'meal_prep',
  basePrice: 1124.5,
  duration: null,
  description: null,
  features: ['Ten meals'],
  imageUrl: 'https://pictures.example.org/box.jpg',
});

async function openServices(path = '/services', list = [CONSULT, BOX]) {
  respond(services.list, list);
  const page = renderPage(path);
  await screen.findByRole('heading', { level: 1, name: 'Our Services' });
  return page;
}

const names = () =>
  within(screen.getByRole('list', { name: 'Services' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search services...' });
const category = () => screen.getByRole('combobox', { name: 'Category' });

describe('the services', () => {
  test('show that they are loading', async () => {
    const { release } = respondLater(services.list, []);
    renderPage('/services');
    expect(await screen.findByText('Loading services...')).toBeVisible();
    release();
    expect(await screen.findByText('No services found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  });

  test('show name, price and three features each', async () => {
    await openServices();
    await screen.findByRole('list', { name: 'Services' });
    const [consult, box] = within(screen.getByRole('list', { name: 'Services' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading') !== null);
    expect(consult).toHaveTextContent(
      'Macro Kickoff Consult$89.00NUTRITION COACHING60 minOne-to-one session with a dietitian to set calorie and macro goals.60-minute video callPersonal macro targetsWritten game plan+2 more featuresAdd to Cart',
    );
    expect(box).toHaveTextContent('Sunday Prep Box$1,124.50MEAL PREPTen mealsAdd to Cart');
    expect(box?.querySelector('img')).toHaveAttribute('src', 'https://pictures.example.org/box.jpg');
    await waitFor(() =>
      expect(consult?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/),
    );
  });

  test('show a loading error and load again on request', async () => {
    respondNothing(services.list);
    const { user } = renderPage('/services');
    expect(await screen.findByText('Services did not load')).toBeVisible();
    respond(services.list, [CONSULT]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Services' })).toBeVisible();
  });
});

describe('filtering', () => {
  test('by text is immediate, and is in the address after a moment', async () => {
    const { user, router } = await openServices();
    await screen.findByRole('list', { name: 'Services' });
    await user.type(search(), 'prep box');
    expect(names()).toEqual(['Sunday Prep Box']);
    await waitFor(() => expect(router.latestLocation.search).toEqual({ search: 'prep box' }));
    expect(search()).toHaveValue('prep box');
  });

  test('by category offers each category once', async () => {
    const { user, router } = await openServices('/services', [
      CONSULT,
      BOX,
      { ...BOX, id: 3, name: 'Box B' },
    ]);
    await screen.findByRole('list', { name: 'Services' });
    expect(
      within(category())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Categories', 'MEAL PREP', 'NUTRITION COACHING']);
    await user.selectOptions(category(), 'MEAL PREP');
    await waitFor(() => expect(names()).toEqual(['Sunday Prep Box', 'Box B']));
    expect(router.latestLocation.search).toEqual({ category: 'meal_prep' });
    await user.selectOptions(category(), 'All Categories');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('by an unknown category shows everything', async () => {
    await openServices('/services?category=astrology');
    await screen.findByRole('list', { name: 'Services' });
    expect(names()).toHaveLength(2);
    expect(category()).toHaveDisplayValue('All Categories');
  });

  test('without results says so, and can be reset', async () => {
    const { user } = await openServices('/services?search=zzz&category=meal_prep');
    expect(await screen.findByText('No services found')).toBeVisible();
    expect(search()).toHaveValue('zzz');
    await user.click(screen.getByRole('button', { name: 'Show all services' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(search()).toHaveValue('');
  });
});
