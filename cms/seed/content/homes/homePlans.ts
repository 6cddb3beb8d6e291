/** A type of apartment. All apartments of a type share one plan. */
export interface HomePlan {
  rooms: number;
  /** Area inside the walls in square metres. */
  area: number;
  /** Area of the balcony, terrace or garden in square metres; 0 if there is none. */
  balcony: number;
  /** Kind of outdoor space if it is not a balcony. */
  outside?: 'garden' | 'roof';
}

/** Types of apartments, for rent and for sale. The key is also in the name of the plan's file (`plan-<name>.svg`). */
export const HOME_PLANS = {
  '1-34': { rooms: 1, area: 34, balcony: 0 },
  '2-46': { rooms: 2, area: 46, balcony: 6 },
  '2-52': { rooms: 2, area: 52, balcony: 9 },
  '2h-61': { rooms: 2.5, area: 61, balcony: 24, outside: 'garden' },
  '3-68': { rooms: 3, area: 68, balcony: 0 },
  '3-74': { rooms: 3, area: 74, balcony: 10 },
  '3-79': { rooms: 3, area: 79, balcony: 12 },
  '3h-86': { rooms: 3.5, area: 86, balcony: 11 },
  '4-92': { rooms: 4, area: 92, balcony: 0 },
  '4-98': { rooms: 4, area: 98, balcony: 14 },
  '4-106': { rooms: 4, area: 106, balcony: 48, outside: 'garden' },
  '5-118': { rooms: 5, area: 118, balcony: 14 },
  '5-127': { rooms: 5, area: 127, balcony: 18 },
  '6-148': { rooms: 6, area: 148, balcony: 26 },
  '7-176': { rooms: 7, area: 176, balcony: 62, outside: 'roof' },
} as const satisfies Record<string, HomePlan>;

export type HomePlanName = keyof typeof HOME_PLANS;
