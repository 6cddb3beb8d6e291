/** An event with id and times. */
export type ShownEvent = {
  [Name in keyof Queries.InvestorEventFragment]: Name extends 'id' | 'startsAt' | 'endsAt'
    ? NonNullable<Queries.InvestorEventFragment[Name]>
    : Queries.InvestorEventFragment[Name];
};
