import { graphql } from 'gatsby';

export const fragments = graphql`
  fragment ContactLine on CmsSiteSettings {
    phone
    email
  }
  fragment ContactSite on CmsSiteSettings {
    ...ContactLine
    openingHours
    address
    privacyPage {
      path
    }
  }
`;
