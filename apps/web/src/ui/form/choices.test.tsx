import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TabPanel, Tabs } from '../tabs.tsx';
import { Segmented } from './segmented.tsx';

const PERIODS = [
  { value: 'day', label: 'Today', note: '3' },
  { value: 'week', label: 'This Week' },
] as const;

function Both() {
  const [tab, setTab] = useState<'day' | 'week'>('day');
  const [segment, setSegment] = useState<'day' | 'week'>('day');
  return (
    <>
      <Segmented label="Period" segments={PERIODS} value={segment} onValueChange={setSegment} />
      <Tabs label="Lists" tabs={PERIODS} value={tab} onValueChange={setTab}>
        <TabPanel value="day">Three meals</TabPanel>
        <TabPanel value="week">Ten meals</TabPanel>
      </Tabs>
    </>
  );
}

test('the arrow keys move between tabs and show the panel', async () => {
  render(<Both />);
  await userEvent.click(screen.getByRole('tab', { name: 'Today 3' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three meals');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'This Week' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Ten meals');
});

test('one segment is selected at a time', async () => {
  render(<Both />);
  await userEvent.click(screen.getByRole('radio', { name: 'This Week' }));
  expect(screen.getByRole('radio', { name: 'This Week' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Today' })).not.toBeChecked();
});

test('the arrow keys choose a segment, and the Tab key leads to the chosen one only', async () => {
  render(<Both />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Today' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'This Week' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'This Week' })).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Today 3' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('radio', { name: 'This Week' })).toHaveFocus();
});

test('Enter on a segment does not send its form', async () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Segmented label="Period" segments={PERIODS} value="day" onValueChange={() => {}} />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});
