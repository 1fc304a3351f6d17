// Together in one file, so that whoever has opened the course can go to any lesson without a connection.
export { CoursePage } from './course-page.tsx'
export { LessonPage } from './lesson-page.tsx'
