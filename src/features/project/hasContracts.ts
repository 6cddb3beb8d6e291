/** Checks whether a project has contract documents. */
export const hasContracts = ({
  apartmentsGeneral,
}: Pick<Queries.ProjectContractsFragment, 'apartmentsGeneral'>): boolean =>
  Boolean(apartmentsGeneral?.apartmentContracts?.some((file) => file?.url));
