import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * While the journeys run beside them processors are busy anyway: that is the time of the tests that wait most, for processes to
 * start and for what the web does a moment later. What is nothing but work comes last, and fills what the journeys leave.
 */
const FIRST = ['processes', 'web', 'server'];

const turnOf = ({ project }: TestSpecification): number => {
  const turn = FIRST.indexOf(project.name);
  return turn === -1 ? FIRST.length : turn;
};

/** Vitest's own order, the largest files of a project first, with the projects in ours. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
