import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that mostly wait, for processes or browser timers, run first, while the browser tests keep the cores busy.
 * Purely CPU-bound tests come last and use what the browser tests leave idle.
 */
const FIRST = ['processes', 'web', 'server'];

const turnOf = ({ project }: TestSpecification): number => {
  const turn = FIRST.indexOf(project.name);
  return turn === -1 ? FIRST.length : turn;
};

/** Vitest's own order (largest files first) within our order of projects. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
