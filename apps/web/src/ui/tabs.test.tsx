import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const TABS = [
  { value: 'day', label: 'Day', note: '1,200' },
  { value: 'week', label: 'Week' },
  { value: 'year', label: 'Year' },
] as const;

function Periods() {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('week');
  return (
    <Tabs label="Periods" tabs={TABS} value={value} onValueChange={setValue}>
      {TABS.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          About the {tab.value}
        </TabPanel>
      ))}
    </Tabs>
  );
}

beforeEach(() => {
  render(<Periods />);
});

const tab = (name: string) => screen.getByRole('tab', { name });

function expectOpen(name: string) {
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(
    `About the ${name.split(' ')[0]?.toLowerCase()}`,
  );
}

describe('tabs', () => {
  test('mark the open tab and its panel, and show only that panel', () => {
    expect(screen.getByRole('tablist', { name: 'Periods' })).toBeVisible();
    expectOpen('Week');
    expect(tab('Week')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    expect(screen.queryByText('About the day')).toBeNull();
  });

  test('a press opens a tab', async () => {
    await userEvent.click(tab('Day 1,200'));
    expectOpen('Day 1,200');
  });

  test('Tab moves to the open tab, then to its panel, and skips the others', async () => {
    await userEvent.tab();
    expect(tab('Week')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test.each([
    ['{ArrowRight}', 'Year'],
    ['{ArrowLeft}', 'Day 1,200'],
    ['{ArrowRight}{ArrowRight}', 'Day 1,200'],
    ['{ArrowLeft}{ArrowLeft}', 'Year'],
    ['{End}', 'Year'],
    ['{End}{Home}', 'Day 1,200'],
    ['{Alt>}{ArrowLeft}{/Alt}', 'Week'],
    ['x', 'Week'],
  ])('%s opens %s and focuses it', async (keys, name) => {
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expectOpen(name);
    expect(tab(name)).toHaveFocus();
  });
});

test('the open tab is scrolled into view again when a count makes it wider', async () => {
  // jsdom lays nothing out: a character is 10 pixels wide, and the list 100.
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const right = this.getAttribute('role') === 'tab' ? 10 * (this.textContent?.trim().length ?? 0) : 100;
    return { right } as DOMRect;
  });
  onTestFinished(() => spy.mockRestore());
  const shown = (note?: string) => (
    <Tabs
      label="Lists"
      tabs={[{ value: 'orders', label: 'Orders', ...(note && { note }) }]}
      value="orders"
      onValueChange={vi.fn()}
    >
      {null}
    </Tabs>
  );
  const { rerender } = render(shown());
  const list = screen.getByRole('tablist', { name: 'Lists' });
  expect(list.scrollLeft).toBe(0);
  rerender(shown('12 waiting'));
  expect(screen.getByRole('tab', { name: 'Orders 12 waiting' })).toBeVisible();
  await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(50));
});
