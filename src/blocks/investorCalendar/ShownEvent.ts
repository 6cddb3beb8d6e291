/** An event whose id, start time and end time are known, so that it can be shown. */
export type ShownEvent = {
  [Name in keyof Queries.InvestorEventFragment]: Name extends 'id' | 'startsAt' | 'endsAt'
    ? NonNullable<Queries.InvestorEventFragment[Name]>
    : Queries.InvestorEventFragment[Name];
};
