import type { DeliveryDocument } from './DeliveryDocument';

/** The wizard's steps in order (forms-investors-catalogue §4). */
export const STEPS = ['building', 'destination', 'category', 'files'] as const;

/** Index of a step in `STEPS`. */
export type StepNumber = 0 | 1 | 2 | 3;

/**
 * Progress in percent at each step, and delay in milliseconds before the previous step appears
 * (forms-investors-catalogue §9).
 */
export const PROGRESS = [5, 33, 65, 100] as const;
export const BACK_MS = 300;

/** Choices of the first three steps, as they are kept in the URL. */
export interface WizardChoice {
  building: string | null;
  destination: string | null;
  categories: readonly string[];
}

/** Checks whether the visitor has made a step's choice and may continue. */
export function hasSelection(step: StepNumber, choice: WizardChoice): boolean {
  if (step === 0) return choice.building !== null;
  if (step === 1) return choice.destination !== null;
  return step === 2 && choice.categories.length > 0;
}

/**
 * Returns the step to show: the requested one, or the first earlier step whose choice is missing.
 * @param asked step in the URL
 * @param isOpen whether the visitor may see the chosen building's documents; otherwise the first step counts as missing
 */
export function stepOf(asked: StepNumber, choice: WizardChoice, isOpen: boolean): StepNumber {
  const missing = ([0, 1, 2] as const).find((step) => !hasSelection(step, choice) || (step === 0 && !isOpen));
  return missing !== undefined && missing < asked ? missing : asked;
}

/**
 * Returns the changes to apply when the visitor goes back from a step. They reset the choice of that step and of the
 * later ones.
 */
export function resetsOnBack(step: StepNumber): Partial<WizardChoice> {
  if (step === 1) return { destination: null, categories: [] };
  return step === 2 ? { categories: [] } : {};
}

/** Returns the documents that match the choices made before a step: building, then destination, then category. */
export function documentsAt(
  step: StepNumber,
  documents: readonly DeliveryDocument[],
  { building, destination, categories }: WizardChoice,
): DeliveryDocument[] {
  return documents.filter(
    (document) =>
      (step < 1 || document.buildings.includes(building ?? '')) &&
      (step < 2 || document.destination === destination) &&
      (step < 3 || document.categories.some((category) => categories.includes(category))),
  );
}

/** Counts documents per building, destination or category. Ids without documents are not in the map. */
export function countBy(
  documents: readonly DeliveryDocument[],
  idsOf: (document: DeliveryDocument) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const id of new Set(idsOf(document))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
