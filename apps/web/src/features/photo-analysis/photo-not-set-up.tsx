import { EmptyState } from '#ui/empty-state.tsx';

/** Said where no model that sees is set up: to an admin what to set, to everyone else whom to ask. */
export function PhotoNotSetUp({ isAdmin }: { isAdmin: boolean }) {
  const title = 'Photo analysis needs an AI model that can see pictures';
  if (!isAdmin) {
    return (
      <EmptyState
        spot="plate"
        className="mt-6"
        title={title}
        description="Ask your administrator to set one up. Until then, log what you eat by searching for foods."
      />
    );
  }
  return (
    <EmptyState
      spot="plate"
      className="mt-6"
      title={title}
      description={
        <>
          Set <Variable>AI_PROVIDER</Variable> and <Variable>AI_VISION_MODEL</Variable>, with{' '}
          <Variable>AI_API_KEY</Variable> for a service or <Variable>AI_BASE_URL</Variable> for a model of
          your own, and start the server again.
        </>
      }
    />
  );
}

function Variable({ children }: { children: string }) {
  return <code className="rounded-sm bg-quiet px-1 py-0.5 text-xs text-ink">{children}</code>;
}
