import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useFrameEnd, useFrameHold } from '#lib/browser/frame.ts';
import { drawFrames } from './draw-frames.tsx';

const frames = await drawFrames();
const all = Object.entries({ ...frames.signedIn, ...frames.signedOut });

afterEach(() => document.body.replaceChildren());

/** Puts a frame into the page, as the server does. */
function show(html: string): HTMLElement {
  document.body.innerHTML = `<div id="frame">${html}</div><div id="root"></div>`;
  return document.body;
}

const rootOfPage = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no #root');
  return root;
};

function Page() {
  useFrameEnd();
  return (
    <>
      <h1>The page</h1>
      <a href="/recipes">Recipes</a>
    </>
  );
}

describe('the frame of a page', () => {
  test.each(all)('of %s has one heading and no working controls', (_path, html) => {
    const page = within(show(html));
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(page.getByText('Loading')).toBeVisible();
    for (const control of document.querySelectorAll('button, input')) expect(control).toBeDisabled();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<title');
  });

  test('describes its page and links to the others', () => {
    const page = within(show(frames.signedIn['/services'] ?? ''));
    page.getByRole('heading', { name: 'Our Services' });
    expect(page.getAllByRole('link', { name: 'Recipes' })[0]).toHaveAttribute('href', '/recipes');
  });

  test('of the login page shows the form with its pictures', () => {
    const page = within(show(frames.signedOut['/login'] ?? ''));
    page.getByLabelText('Username');
    expect(document.querySelectorAll('img[src^="data:image/svg"]')).toHaveLength(3);
  });

  test('of the set-up is not that of the sign-up', () => {
    show(frames.signedOut['/signup'] ?? '');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is replaced by the page, and a focused link keeps the focus', () => {
    show(frames.signedIn['/'] ?? '');
    screen.getAllByRole('link', { name: 'Recipes' })[0]?.focus();
    render(<Page />, { container: rootOfPage() });
    expect(document.getElementById('frame')).toBeNull();
    expect(screen.getByRole('link', { name: 'Recipes' })).toHaveFocus();
  });

  test('stays as long as a part of the page holds it, and is handed from one to the next', async () => {
    function Part({ held }: { held: 'by one' | 'by another' | 'no more' }) {
      return (
        <>
          {held === 'by one' && <Holder key="one" />}
          {held === 'by another' && <Holder key="another" />}
          <Page />
        </>
      );
    }
    function Holder() {
      useFrameHold();
      return null;
    }
    show(frames.signedIn['/recipes?recipe'] ?? '');
    const { rerender } = render(<Part held="by one" />, { container: rootOfPage() });
    rerender(<Part held="by another" />);
    await Promise.resolve();
    expect(document.getElementById('frame')).not.toBeNull();
    rerender(<Part held="no more" />);
    await waitFor(() => expect(document.getElementById('frame')).toBeNull());
  });
});
