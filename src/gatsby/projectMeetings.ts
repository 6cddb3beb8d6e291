/** A kind of meeting as its node holds it. */
export interface MeetingNode {
  id: string;
  documentId: string;
}

/** The part of Gatsby's node model that is used here. */
export interface MeetingsModel {
  findAll: (args: {
    type: 'CmsMeetingKind';
    query: {
      filter: { locale: { eq: string }; active: { eq: true }; project: { id: { eq: string } } };
    };
  }) => Promise<{ entries: Iterable<MeetingNode> }>;
}

/**
 * The kinds of meeting that can be booked for a project, the oldest first.
 * @param project the project's node
 * @param model Gatsby's node model
 */
export async function projectMeetings(
  project: { id: string; locale: string },
  model: MeetingsModel,
): Promise<MeetingNode[]> {
  const { entries } = await model.findAll({
    type: 'CmsMeetingKind',
    query: {
      filter: { locale: { eq: project.locale }, active: { eq: true }, project: { id: { eq: project.id } } },
    },
  });
  return [...entries].sort((a, b) => Number(a.documentId) - Number(b.documentId));
}
