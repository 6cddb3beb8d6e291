/** A kind of meeting that visitors can book. */
export interface MeetingNode {
  id: string;
  documentId: string;
}

/** The part of Gatsby's node model that this module uses. */
export interface MeetingsModel {
  findAll: (args: {
    type: 'CmsMeetingKind';
    query: {
      filter: { locale: { eq: string }; active: { eq: true }; project: { id: { eq: string } } };
    };
  }) => Promise<{ entries: Iterable<MeetingNode> }>;
}

/** Returns the kinds of meeting that visitors can book for a project, oldest first. */
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
