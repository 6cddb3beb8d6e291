import { PicturePreload } from '../../components/ArtDirectedPicture/PicturePreload';

/** Preloads the picture of a project's header. Must be rendered in the document's head. */
export function HeaderPreload({ project }: { project: Queries.ProjectHeaderFragment }) {
  return <PicturePreload desktop={project.heroBanner?.thumbnail} mobile={project.heroBanner?.mobile} />;
}
