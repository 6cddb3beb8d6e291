import type { DeliveryDocument } from './DeliveryDocument';

/** Building, destination, category, files (forms-investors-catalogue §4). */
export const STEPS = ['building', 'destination', 'category', 'files'] as const;

/** A step by its number, from 0. */
export type StepNumber = 0 | 1 | 2 | 3;

/** What the progress bar says at each step, and how long going back takes, in ms (forms-investors-catalogue §9). */
export const PROGRESS = [5, 33, 65, 100] as const;
export const BACK_MS = 300;

/** What is chosen in the first three steps, as the address has it. */
export interface WizardChoice {
  building: string | null;
  destination: string | null;
  categories: readonly string[];
}

/** Whether a step has a selection, so that one may go on from it. */
export function hasSelection(step: StepNumber, choice: WizardChoice): boolean {
  if (step === 0) return choice.building !== null;
  if (step === 1) return choice.destination !== null;
  return step === 2 && choice.categories.length > 0;
}

/**
 * The step to show: the one that is asked for, unless a selection before it is missing.
 * @param asked from the address
 * @param isOpen whether the chosen building's documents may be listed
 */
export function stepOf(asked: StepNumber, choice: WizardChoice, isOpen: boolean): StepNumber {
  const missing = ([0, 1, 2] as const).find((step) => !hasSelection(step, choice) || (step === 0 && !isOpen));
  return missing !== undefined && missing < asked ? missing : asked;
}

/** What going back from a step takes away: the selections that are made after the step one returns to. */
export function clearedBy(step: StepNumber): Partial<WizardChoice> {
  if (step === 1) return { destination: null, categories: [] };
  return step === 2 ? { categories: [] } : {};
}

/** The documents that a step has to do with: filtered by building, then destination, then category, one with each step. */
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

/** How many of these documents each destination, or each category, has; those with none are missing. */
export function countBy(
  documents: readonly DeliveryDocument[],
  idsOf: (document: DeliveryDocument) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const id of new Set(idsOf(document))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
