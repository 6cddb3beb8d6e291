/** Checks whether a project has gallery pictures. */
export const hasGallery = ({ gallery }: Pick<Queries.ProjectGalleryFragment, 'gallery'>): boolean =>
  Boolean(gallery?.some(Boolean));
