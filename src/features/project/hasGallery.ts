/** Tells whether a project has pictures. */
export const hasGallery = ({ gallery }: Pick<Queries.ProjectGalleryFragment, 'gallery'>): boolean =>
  Boolean(gallery?.some(Boolean));
