import { graphql } from 'gatsby';
import { lazyPart } from '../../components/LazyPart/lazyPart';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { LotteryList } from './LotteryList';

export const fragment = graphql`
  fragment ProjectLotteries on CmsProject {
    lotteries {
      id
      documentId
      name
      opensAt
      closesAt
      homes
    }
  }
`;

const Lazy = lazyPart<Parameters<typeof LotteryList>[0]>(
  'LotteryList',
  async () => (await import('./LotteryList')).LotteryList,
  <Skeleton blockSize="30rem" />,
);

/**
 * The lotteries of a project. Renders nothing if it has none. The facts are part of the built HTML, and the interactive
 * part loads near the viewport.
 */
export function ProjectLotteries({ project }: { project: Queries.ProjectLotteriesFragment }) {
  return project.lotteries.length > 0 ? <Lazy lotteries={project.lotteries} /> : null;
}
